import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Returns what a player can decode from an address, such as `h264 640x360` and `aac`.
 * @param seconds time limit
 * @throws if nothing can be decoded within that time
 */
export async function decode(address: string, seconds = 20): Promise<string[]> {
  const args = ['-v', 'error', '-show_entries', 'stream=codec_name,width,height', '-of', 'csv=p=0', address];
  const probe = spawn('ffprobe', args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1_000 });
  let [said, complaints] = ['', ''];
  probe.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  probe.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const [code] = (await once(probe, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Nothing can be decoded at ${address}: ${complaints}`);
  return [...new Set(said.split('\n').filter(Boolean))].map((line) => line.replace(/^(\w+),(\d+),(\d+).*/, '$1 $2x$3'));
}
