import { evenPlaces, formatDecimals, formatNumber, withUnit } from '../../engineering/format.ts';
import { inMillions, millions } from '../../engineering/money.ts';
import type { Stream } from '../../engineering/plant/streams.ts';
import { gauge, of, type Quantity, valueIn } from '../../engineering/quantities.ts';
import type { Dimension, Unit } from '../../engineering/units.ts';
import { inUnit, type ShownUnits } from '../calculator/state.ts';
import { form } from './plant-form.ts';

/** The four figures of a line, each under the field whose unit it follows. */
export const readings = {
  flow: { key: 'highUse', ...form.inputs.highUse, digits: 4 },
  pressure: { key: 'boilerPressure', ...form.inputs.boilerPressure, digits: 3 },
  temperature: { key: 'returnTemperature', ...form.inputs.returnTemperature, digits: 3 },
  enthalpy: { key: 'enthalpy', ...form.outputs.enthalpy, digits: 4 },
} as const;
export type Reading = keyof typeof readings;

export type StreamReadings = Readonly<Record<Reading, string>>;

export type Decimals = Readonly<Record<Reading, number>>;

export function unitOf(reading: Reading, units: ShownUnits): Unit {
  const { key, unit } = readings[reading];
  return units[key] ?? unit;
}

/** What all lines of a plant share, in its drawing and in its table: as many as its largest figure needs. */
export function decimalsOf(
  streams: readonly Stream[],
  site: Quantity<'pressure'>,
  units: ShownUnits,
): Decimals {
  return ofEach((reading) => {
    const values = streams.map((stream) =>
      inUnit(quantitiesOf(stream, site)[reading], unitOf(reading, units)),
    );
    return evenPlaces([Math.max(...values)], readings[reading].digits);
  });
}

/** Without its unit, for a table whose heads have them. */
export function placed(
  value: Quantity<Dimension>,
  reading: Reading,
  units: ShownUnits,
  decimals: Decimals,
): string {
  const number = inUnit(value, unitOf(reading, units));
  const isLost = number !== 0 && Number(number.toFixed(decimals[reading])) === 0;
  return isLost ? formatNumber(number, 1) : formatDecimals(number, decimals[reading]);
}

export function shown(
  value: Quantity<Dimension>,
  reading: Reading,
  units: ShownUnits,
  decimals: Decimals,
): string {
  return withUnit(placed(value, reading, units, decimals), unitOf(reading, units));
}

export function streamReadings(
  stream: Stream,
  site: Quantity<'pressure'>,
  units: ShownUnits,
  decimals: Decimals,
  figure = shown,
): StreamReadings {
  const read = quantitiesOf(stream, site);
  return ofEach((reading) => figure(read[reading], reading, units, decimals));
}

function ofEach<Value>(value: (reading: Reading) => Value): Record<Reading, Value> {
  return {
    flow: value('flow'),
    pressure: value('pressure'),
    temperature: value('temperature'),
    enthalpy: value('enthalpy'),
  };
}

function quantitiesOf(
  { flow, pressure, temperature, enthalpy }: Stream,
  site: Quantity<'pressure'>,
) {
  return { flow, pressure: gauge(pressure, site), temperature, enthalpy };
}

/** One decimal below a hundred, none above. */
export function kilowatts(power: Quantity<'power'>): string {
  const number = valueIn(power, 'kW');
  const size = Math.abs(number);
  const text = size < 0.95 ? formatNumber(number, 1) : formatDecimals(number, size < 99.95 ? 1 : 0);
  return withUnit(text, 'kW');
}

/** A column of sums, with the same decimals in all its rows. */
export function evenMillions(sums: readonly number[]): string[] {
  if (Math.max(...sums.map(Math.abs)) < 1e6) return sums.map((sum) => millions(sum));
  const places = evenPlaces(
    sums.map((sum) => sum / 1e6),
    3,
  );
  return sums.map((sum) => inMillions(sum, places));
}

/** Each in the places that all of them have. */
export function evenKilowatts(powers: readonly Quantity<'power'>[]) {
  const places = kilowattPlaces(powers);
  return powers.map((power) => ({
    power: placedKilowatts(power, places),
    roundedPower: of(Number(valueIn(power, 'kW').toFixed(places)), 'kW'),
  }));
}

export function kilowattPlaces(powers: readonly Quantity<'power'>[]): number {
  return evenPlaces(
    powers.map((power) => valueIn(power, 'kW')),
    3,
  );
}

export function placedKilowatts(power: Quantity<'power'>, places: number): string {
  return withUnit(formatDecimals(valueIn(power, 'kW'), places), 'kW');
}

export function percent(share: number): string {
  const value = 100 * share;
  return withUnit(formatNumber(value, value < 1 ? 1 : value < 10 ? 2 : 3), '%');
}
