/** Puts a text on the clipboard. If the page may not write to it, a `copy` event is triggered instead; the text is never added to the page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  let isTaken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', take, { once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', take);
  return isDone && isTaken;
}
