interface Position {
  latitude: number;
  longitude: number;
}

/** Degrees around the place that the map shows. */
const half = { latitude: 0.006, longitude: 0.011 };
const degrees = (value: number) => value.toFixed(4);

/** The map to embed in a page. */
export function embedAddress({ latitude, longitude }: Position): string {
  const box = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ].map(degrees);
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${degrees(latitude)},${degrees(longitude)}` })}`;
}

/** The map on a page of its own. */
export const mapAddress = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=16/${degrees(latitude)}/${degrees(longitude)}`;
