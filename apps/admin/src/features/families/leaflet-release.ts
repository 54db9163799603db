import { release } from './leaflet-lock.ts';

release();
