import { hasNginx, restartUnderLoad } from '../restarts-under-load.mjs';

const rounds = 50;

/** @type {import('../attack.mjs').Attack} */
export default {
  name: 'restarts',
  promise: 'No request is cut off by a restart under load',
  async run({ say }) {
    const plain = await restartUnderLoad({ rounds, say });
    const proxied = hasNginx ? await restartUnderLoad({ rounds, behindNginx: true, say }) : undefined;
    const all = [plain, ...(proxied ? [proxied] : [])];
    const sum = (count) => all.reduce((total, counts) => total + count(counts), 0);
    const [cut, wrong] = [sum(({ resets }) => resets), sum((counts) => counts.wrong.length + counts.exits.length)];
    return {
      tried: `${sum((counts) => counts.rounds)} restarts, ${proxied ? 'half of them behind nginx' : 'without nginx, which is not here'}`,
      held: cut === 0 && wrong === 0,
      note: `${cut} of ${sum(({ served }) => served)} requests cut off, ${wrong} wrong statuses or exit codes`,
    };
  },
};
