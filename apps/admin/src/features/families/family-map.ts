import type { FamilyPlaceResponse } from '@ministry/api-client';
import { leaflet } from './leaflet.ts';
import towns from './towns.json' with { type: 'json' };

/** Radius of a family's dot, in pixels. */
const radius = 7;
/** Zoom levels at which one family and its surroundings can be recognised, with map images and with town names only. */
const closeZooms = { pictures: 14, towns: 10 };
const townsFromZoom = 6;

/** Colours of the theme, as hexadecimal values. */
export interface MapColours {
  active: string;
  inactive: string;
  chosen: string;
  edge: string;
}

interface MapOptions {
  colours: MapColours;
  /** URL of the map tiles; undefined if none is configured. */
  tilesUrl: string | undefined;
  /** Called with the ids in the visible part of the map, after each move. */
  onView(visible: Set<number>): void;
  onChoose(id: number): void;
  /** Called when the map tiles cannot be loaded. */
  onTilesFailed(): void;
}

function createMap(element: HTMLElement): leaflet.Map {
  const map = leaflet.map(element, {
    attributionControl: false,
    preferCanvas: true,
    zoomControl: false,
    worldCopyJump: true,
    minZoom: 3,
    maxZoom: 19,
  });
  // Plain characters: Leaflet's default labels are HTML, which the page's Trusted Types refuse.
  leaflet.control.zoom({ zoomInText: '+', zoomOutText: '−' }).addTo(map);
  leaflet.control.scale({ imperial: false }).addTo(map);
  return map;
}

/** Draws the map tiles, or town names for orientation if there are none. */
function drawBackground(map: leaflet.Map, tilesUrl: string | undefined, onTilesFailed: () => void) {
  const townLayer = leaflet.layerGroup(
    Object.entries(towns).map(([name, [latitude = 0, longitude = 0]]) =>
      leaflet.marker([latitude, longitude], { icon: townIcon(name), interactive: false, keyboard: false }),
    ),
  );
  const drawTowns = () => (map.getZoom() >= townsFromZoom ? townLayer.addTo(map) : townLayer.remove());
  if (tilesUrl) {
    leaflet
      .tileLayer(tilesUrl, { maxZoom: 19 })
      .once('tileerror', () => {
        drawTowns();
        map.on('zoomend', drawTowns);
        onTilesFailed();
      })
      .addTo(map);
  } else {
    drawTowns();
    map.on('zoomend', drawTowns);
  }
}

/** Leaflet 1.9 may redraw once after the map is removed, and would fail because its context is gone. */
const Canvas: new (options: leaflet.RendererOptions) => leaflet.Canvas = leaflet.Canvas.extend({
  _redraw(this: { _ctx?: CanvasRenderingContext2D }) {
    if (this._ctx) (leaflet.Canvas.prototype as unknown as { _redraw(): void })._redraw.call(this);
  },
});

/** Creates a map of families in an element. One canvas draws all dots, so that ten thousand of them move smoothly. */
export function createFamilyMap(element: HTMLElement, options: MapOptions) {
  const { colours, tilesUrl, onView, onChoose, onTilesFailed } = options;
  const map = createMap(element);
  const canvas = new Canvas({ padding: 0.3 });
  const dots = new Map<number, { place: FamilyPlaceResponse; dot: leaflet.CircleMarker }>();
  const closeZoom = tilesUrl ? closeZooms.pictures : closeZooms.towns;
  let chosen: number | null = null;
  drawBackground(map, tilesUrl, onTilesFailed);

  const colourOf = ({ id, status }: FamilyPlaceResponse) => (id === chosen ? colours.chosen : colours[status]);
  const tellView = () => {
    const view = map.getBounds();
    const places = [...dots.values()].map(({ place }) => place);
    onView(new Set(places.filter((place) => view.contains([place.latitude, place.longitude])).map(({ id }) => id)));
  };
  map.on('moveend', tellView);

  return {
    /** Shows the surroundings of a place, unless families are drawn already: the map then shows those. */
    startAt(latitude: number, longitude: number) {
      if (dots.size === 0) map.setView([latitude, longitude], 8, { animate: false });
    },
    /** Replaces the drawn families by these and shows all of them. */
    draw(places: readonly FamilyPlaceResponse[]) {
      for (const { dot } of dots.values()) dot.remove();
      dots.clear();
      for (const place of places) {
        const dot = leaflet.circleMarker([place.latitude, place.longitude], {
          renderer: canvas,
          radius,
          weight: 2,
          color: colours.edge,
          fillColor: colourOf(place),
          fillOpacity: 1,
        });
        dot.on('click', () => onChoose(place.id)).addTo(map);
        dots.set(place.id, { place, dot });
      }
      if (places.length > 0)
        map.fitBounds(leaflet.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude])), {
          padding: [32, 32],
          maxZoom: closeZoom,
          animate: false,
        });
      tellView();
    },
    /** Marks one family, or none. @param isApproached whether the map moves to the family */
    choose(id: number | null, isApproached: boolean) {
      const before = chosen === null ? undefined : dots.get(chosen);
      chosen = id;
      before?.dot.setStyle({ fillColor: colourOf(before.place) }).setRadius(radius);
      const next = id === null ? undefined : dots.get(id);
      next?.dot
        .setStyle({ fillColor: colours.chosen })
        .setRadius(radius + 4)
        .bringToFront();
      if (next && isApproached) map.setView(next.dot.getLatLng(), Math.max(map.getZoom(), closeZoom));
    },
    /** Must be called after the element has changed its size. */
    resize: () => map.invalidateSize(),
    remove: () => map.remove(),
  };
}

export type FamilyMap = ReturnType<typeof createFamilyMap>;

function townIcon(name: string): leaflet.DivIcon {
  const label = document.createElement('span');
  label.textContent = name;
  return leaflet.divIcon({ className: 'town', html: label, iconSize: [0, 0] });
}
