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

export function unitOf(reading: Reading, units: ShownUnits): Unit {
  const { key, unit } = readings[reading];
  return units[key] ?? unit;
}

export function shown(value: Quantity<Dimension>, reading: Reading, units: ShownUnits): string {
  const { digits } = readings[reading];
  const chosen = unitOf(reading, units);
  const number = inUnit(value, chosen);
  // Water of the mains is at a pressure of a few hundredths: three figures would pretend too much.
  const figures = Math.abs(number) < 1 && reading === 'pressure' ? 2 : digits;
  return withUnit(formatNumber(number, figures), chosen);
}

export function streamReadings(
  stream: Stream,
  site: Quantity<'pressure'>,
  units: ShownUnits,
): StreamReadings {
  const read = quantitiesOf(stream, site);
  return ofEach((reading) => shown(read[reading], reading, units));
}

/** Of many lines: without units, and with the same decimals in a column. */
export function evenReadings(
  streams: readonly Stream[],
  site: Quantity<'pressure'>,
  units: ShownUnits,
): StreamReadings[] {
  const lines = streams.map((stream) => {
    const read = quantitiesOf(stream, site);
    return ofEach((reading) => inUnit(read[reading], unitOf(reading, units)));
  });
  const places = ofEach((reading) =>
    evenPlaces(
      lines.map((line) => line[reading]),
      readings[reading].digits,
    ),
  );
  return lines.map((line) => ofEach((reading) => formatDecimals(line[reading], places[reading])));
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
