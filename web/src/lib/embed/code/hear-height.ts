/** Hears how high a frame of ours would like to be, until it is told to stop. */
export function hearHeight(frame: () => HTMLIFrameElement | undefined, set: (height: number) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<{ parley?: string; height?: number } | null>): void => {
    const isOurs = source === frame()?.contentWindow && origin === location.origin && data?.parley === 'height';
    if (isOurs && data.height) set(data.height);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
