import { consoleBuild } from '../../tools/console-build.mjs';

export default consoleBuild({ name: 'media', address: '/media-setup', title: 'Media team', colorScheme: 'dark light' });
