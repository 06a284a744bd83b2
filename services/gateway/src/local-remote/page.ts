import { LOCAL_REMOTE_PATH, type LocalRemote } from '@psp/contracts/local-remote';
import { strings } from './strings.ts';

const STYLE = `body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif; }
button { padding: .6rem 1.2rem; font: inherit; } a { margin-left: 1rem; }`;

/** The page that asks whether an override shall begin. An override has no characters that HTML gives a meaning to. */
export const startPage = ({ name, origin }: LocalRemote): string => `<!doctype html>
<html lang="ro">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${strings.title}</title>
<style>${STYLE}</style>
<main>
<h1>${strings.title}</h1>
<p><strong>${strings.question(name, origin)}</strong></p>
<p>${strings.reach}</p>
<p>${strings.warning}</p>
<form method="post" action="${LOCAL_REMOTE_PATH}">
<input type="hidden" name="remote" value="${name}">
<input type="hidden" name="origin" value="${origin}">
<button>${strings.start}</button><a href="/">${strings.cancel}</a>
</form>
</main>
</html>`;
