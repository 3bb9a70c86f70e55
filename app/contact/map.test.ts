import { expect, test } from 'vitest';
import { mapLinks } from './map.ts';

const place = { sample: true, latitude: 9.9333, longitude: -84.0833, zoom: 15 };

test('OpenStreetMap is given a frame around the place, and a mark on it', () => {
  const url = new URL(mapLinks({ ...place, provider: 'openstreetmap' }).embed);
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('marker')).toBe('9.9333,-84.0833');
  const [west = 0, south = 0, east = 0, north = 0] =
    url.searchParams.get('bbox')?.split(',').map(Number) ?? [];
  expect((west + east) / 2).toBeCloseTo(place.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(place.latitude, 4);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});

test('each step of zoom halves what OpenStreetMap shows', () => {
  const widthAt = (zoom: number) => {
    const { embed } = mapLinks({ ...place, zoom, provider: 'openstreetmap' });
    const [west = 0, , east = 0] =
      new URL(embed).searchParams.get('bbox')?.split(',').map(Number) ?? [];
    return east - west;
  };
  expect(widthAt(12) / widthAt(13)).toBeCloseTo(2, 2);
});

test('Google is given the place and the zoom', () => {
  const url = new URL(mapLinks({ ...place, provider: 'google' }).embed);
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: '9.9333,-84.0833',
    z: '15',
    output: 'embed',
  });
});

test.each(['openstreetmap', 'google'] as const)(
  'Waze and Google Maps open the same place with %s too',
  (provider) => {
    const { waze, googleMaps } = mapLinks({ ...place, provider });
    expect(waze).toBe('https://www.waze.com/ul?ll=9.9333%2C-84.0833&navigate=yes');
    expect(googleMaps).toBe('https://www.google.com/maps/search/?api=1&query=9.9333%2C-84.0833');
  },
);
