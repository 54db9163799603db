import { release } from './leaflet-hold.ts';

release();
