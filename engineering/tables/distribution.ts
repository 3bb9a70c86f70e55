import { calculator as pump } from '../calculators/bombas-mecanicas-condensado.ts';
import { calculator as pipeLoss } from '../calculators/perdidas-tuberia.ts';
import { calculator as steamTable } from '../calculators/vapor-puro.ts';
import { formatNumber } from '../format.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { steamVelocity } from '../formulas/steam-pipe.ts';
import { vortexLimits } from '../formulas/vortex-meter.ts';
import { saturatedAtPressure, saturatedAtTemperature } from '../if97/states.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { steamAtGauge } from '../steam-at-gauge.ts';
import { answerIn, ask, cell, decimals, type Rows } from './cells.ts';

const SEA = { site: 'mar' };

export function flashLoad(): Rows {
  return [3, 5, 7, 10].map((barg) => {
    const load = ask(pump, { condensate: of(1000, 'kg/h'), process: of(barg, 'barg') }, SEA);
    return [
      `${barg} barg`,
      `${decimals(answerIn(load, 'fraction', '%'), 1)} %`,
      `${decimals(answerIn(load, 'flashed', 'kg/h'), 0)} kg/h`,
      `${decimals(answerIn(load, 'running', 'kg/h'), 0)} kg/h`,
    ];
  });
}

/** Change of the density of saturated steam when its sensor reads so much too high. */
function densityByTemperature(barg: number, error: (celsius: number) => number): number {
  const { T, vg } = steamAtGauge(barg);
  const read = si('temperature', T + error(valueIn(T, '°C')));
  return vg / solved(saturatedAtTemperature(read)).vg - 1;
}

function densityByPressure(barg: number, error: Quantity<'pressureDifference'>): number {
  const { p, vg } = steamAtGauge(barg);
  return vg / solved(saturatedAtPressure(si('pressure', p + error))).vg - 1;
}

/** IEC 60751 classes B and A, and 0,5 % of a span of 10 bar. */
export function sensorErrors(): Rows {
  const percent = (error: number) => `${decimals(100 * error, 1)} %`;
  return [1, 3, 7, 10].map((barg) => [
    `${barg} barg`,
    percent(densityByTemperature(barg, (celsius) => 0.3 + 0.005 * celsius)),
    percent(densityByTemperature(barg, (celsius) => 0.15 + 0.002 * celsius)),
    percent(densityByPressure(barg, of(0.05, 'Δbar'))),
  ]);
}

/** What a vortex meter of each size makes of a peak of 2 000 kg/h and 200 kg/h at night. */
export function meterVelocity(): Rows {
  const { vg } = steamAtGauge(7);
  const { least, most } = vortexLimits(si('density', 1 / vg));
  return ([40, 50, 80, 100] as const).map((dn) => {
    const at = (kgh: number) => steamVelocity(of(kgh, 'kg/h'), vg, pipeOfSize(dn).inside);
    const [fast, slow] = [at(2000), at(200)];
    const told = fast > most ? 'Pasa del máximo' : 'Mide ambos';
    return [
      `DN ${dn}`,
      `${decimals(fast, 1)} m/s`,
      `${decimals(slow, 1)} m/s`,
      slow < least ? 'No mide de noche' : told,
    ];
  });
}

export function pipeLosses(): Rows {
  return [25, 50, 100, 150].map((dn) => {
    const asked = { pressure: of(7, 'barg'), thickness: of(50, 'mm'), air: of(25, '°C') };
    const lost = ask(pipeLoss, asked, { ...SEA, size: `dn-${dn}` });
    const shown = (key: string) => `${formatNumber(answerIn(lost, key, 'W/m'), 2)} W/m`;
    return [`DN ${dn}`, shown('bare'), shown('insulated')];
  });
}

export function sterilisation(): Rows {
  return [121, 134].map((celsius) => {
    const at = (site: string) => ask(steamTable, { temperature: of(celsius, '°C') }, { site });
    const gauge = (site: string) => `${decimals(answerIn(at(site), 'gauge', 'barg'), 2)} barg`;
    return [
      `${celsius} °C`,
      `${decimals(answerIn(at('mar'), 'p', 'bar'), 2)} bar`,
      gauge('mar'),
      gauge('san-jose'),
      `${cell(at('mar'), 'holding', 'min', celsius === 121 ? 2 : 1)} min`,
    ];
  });
}
