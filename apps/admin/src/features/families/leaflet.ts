// In this order: modules are evaluated one after the other, nothing else in between.
import './leaflet-lock.ts';
import * as leaflet from 'leaflet';
import './leaflet-release.ts';
import 'leaflet/dist/leaflet.css';

export { leaflet };
