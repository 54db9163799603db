import { consoleBuild } from '../../tools/console-build.mjs';

export default consoleBuild({ name: 'admin', address: '/admin', title: 'Admin console', colorScheme: 'light dark' });
