// The order matters: modules are evaluated one after the other. The export between the imports keeps them from being sorted.
import './leaflet-lock.ts';

export * as leaflet from 'leaflet';

import './leaflet-release.ts';
import 'leaflet/dist/leaflet.css';
