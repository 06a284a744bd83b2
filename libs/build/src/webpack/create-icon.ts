import { createElement, forwardRef, type SVGProps } from 'react';

type Part = readonly [tag: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * In place of lucide-react's own maker of icons, which weighs ten times as much and reads settings that nobody makes. An icon without
 * a name for those who hear is hidden from them.
 */
// oxlint-disable-next-line import/no-default-export -- what the icons import
export default function createLucideIcon({ node }: { node: readonly Part[] }) {
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ...{ ref, xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24' },
        ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
        'aria-hidden': !(children || rest['aria-label'] || rest['aria-labelledby'] || rest.role),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
}
