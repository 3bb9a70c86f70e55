import { formatPlain } from '../../engineering/format.ts';
import type { Company } from '../content.server/schema/site.ts';

export type MapLinks = Record<'embed' | 'waze' | 'googleMaps' | 'degrees', string> &
  Pick<Company['map'], 'around'>;

/** The addresses that show the company's place, from its position in the content. */
export function mapLinks(map: Company['map']): MapLinks {
  const { latitude, longitude, provider, zoom, around } = map;
  const position = `${latitude},${longitude}`;
  return {
    around,
    embed:
      provider === 'google'
        ? googleEmbed(position, zoom)
        : openStreetMapEmbed(latitude, longitude, zoom),
    degrees: `${angle(latitude, 'N', 'S')}, ${angle(longitude, 'E', 'O')}`,
    waze: `https://www.waze.com/ul?${new URLSearchParams({ ll: position, navigate: 'yes' })}`,
    googleMaps: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: position })}`,
  };
}

const angle = (degrees: number, over: string, under: string) =>
  `${formatPlain(Math.abs(degrees), 6)}°\u00a0${degrees < 0 ? under : over}`;

function googleEmbed(position: string, zoom: number): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: position, z: String(zoom), output: 'embed' })}`;
}

/** OpenStreetMap takes the corners of the view; at zoom 0 it is 360° wide. */
function openStreetMapEmbed(latitude: number, longitude: number, zoom: number): string {
  const half = 360 / 2 ** zoom;
  const corners = [longitude - half, latitude - half / 2, longitude + half, latitude + half / 2];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
