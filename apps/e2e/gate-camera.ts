import type { Page } from '@playwright/test';

/** The picture of a ticket as its page renders it, as a URL for `showCamera`. */
export async function ticketPicture(page: Page, ticket: string): Promise<string> {
  const html = await (await page.request.get(`/tickets/${ticket}`)).text();
  const [svg = ''] = /<svg[^]*?<\/svg>/.exec(html) ?? [];
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
}

/** Gives pages opened from now on a camera that shows a picture, because test machines have no camera. */
export async function showCamera(page: Page, picture?: string): Promise<void> {
  await page.addInitScript((source) => {
    const getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const drawing = canvas.getContext('2d');
      const image = new Image();
      if (source !== undefined) {
        image.src = source;
        await image.decode();
      }
      if (drawing) drawing.fillStyle = 'white';
      setInterval(() => {
        drawing?.fillRect(0, 0, 640, 480);
        drawing?.drawImage(image, 170, 90, 300, 300);
      }, 50);
      return canvas.captureStream();
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, picture);
}
