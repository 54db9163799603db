import { parentPort, workerData } from 'node:worker_threads';
import { bulletinPdf } from './bulletin-pdf.ts';
import { campaignPicture } from './campaign-picture.ts';
import type { CampaignPrint } from './campaign-print.types.ts';

export interface CampaignTask extends CampaignPrint {
  as: 'bulletin' | 'picture';
}

const { as, ...printed } = workerData as CampaignTask;
parentPort?.postMessage(await (as === 'bulletin' ? bulletinPdf(printed) : campaignPicture(printed)));
