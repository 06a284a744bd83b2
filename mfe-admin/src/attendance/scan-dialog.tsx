import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* Not in the types of the DOM yet: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;
declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}
const newDetector = (): Detector | null =>
  window.BarcodeDetector ? new window.BarcodeDetector({ formats: ['qr_code'] }) : null;

const Camera = styled.video`
  width: 100%;
  max-height: 50vh;
  border-radius: 8px;
  background: var(--ink);
  object-fit: cover;
`;
const TICK_MS = 250;
/** A code that stays in front of the camera is read once in this time. */
const SAME_CODE_MS = 3000;

/** Reads QR codes from the camera while it is shown. */
function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const detector = newDetector();
    if (!detector || !navigator.mediaDevices) return setProblem(strings.noCamera);
    let stream: MediaStream | undefined;
    let isOver = false;
    let last = { code: '', at: 0 };
    const look = async () => {
      if (!video.current || video.current.readyState < video.current.HAVE_CURRENT_DATA) return;
      const [code] = await detector.detect(video.current).catch(() => []);
      if (isOver || !code || (code.rawValue === last.code && Date.now() - last.at < SAME_CODE_MS)) return;
      last = { code: code.rawValue, at: Date.now() };
      found(code.rawValue);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
    };
    start().catch(() => !isOver && setProblem(strings.cameraRefused));
    const timer = setInterval(() => void look(), TICK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      if (stream) stop(stream);
    };
  }, []);
  return { video, problem };
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

interface ScanDialogProps {
  onCode: (code: string, way: 'scan' | 'code') => void;
  onClose: () => void;
  /** What the last ticket came to. */
  children: ReactNode;
}

/** Scans tickets by camera where the browser can, or takes their typed code; stays open for the next one. */
export function ScanDialog({ onCode, onClose, children }: ScanDialogProps) {
  const { video, problem } = useCamera((code) => onCode(code, 'scan'));
  const [typed, setTyped] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    onCode(typed, 'code');
    setTyped('');
  };
  const footer = (
    <Button variant="secondary" onPress={onClose}>
      {strings.close}
    </Button>
  );
  return (
    <Dialog title={strings.scan} isOpen onClose={onClose} footer={footer}>
      <Stack gap={16}>
        <p>{problem || strings.pointCamera}</p>
        {problem ? null : <Camera ref={video} muted playsInline aria-label={strings.pointCamera} />}
        {children}
        <form onSubmit={submit}>
          <Stack gap={12}>
            <TextField
              label={strings.code}
              hint={strings.codeHint}
              value={typed}
              onChange={setTyped}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit">{strings.confirmCode}</Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
