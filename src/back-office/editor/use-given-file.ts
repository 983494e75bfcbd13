import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is pasted or dropped, wherever in the page; a text is left to its field. Answers whether one is held
 * over the page.
 */
export function useGivenFile(onFile: (file: File) => void): boolean {
  const [held, setHeld] = useState(false);

  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // Word puts a picture of the text beside the text.
    if (!file || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });

  const dragged = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Else the browser leaves the form for the file.
    event.preventDefault();
    setHeld(event.type === 'dragover');
    const file = event.dataTransfer.files[0];
    if (event.type === 'drop' && file) onFile(file);
  });

  const left = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setHeld(false);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => pasted(event), { signal });
    document.addEventListener('dragover', (event) => dragged(event), { signal });
    document.addEventListener('drop', (event) => dragged(event), { signal });
    document.addEventListener('dragleave', (event) => left(event), { signal });
    return () => listening.abort();
  }, []);

  return held;
}
