import {
  type CSSProperties,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CalculatorState } from '../../engineering/calculator.ts';
import { formatQuantity, withUnit } from '../../engineering/format.ts';
import { millions } from '../../engineering/money.ts';
import { usedPower } from '../../engineering/plant/destinations.ts';
import { EXAMPLE_PLANT, type Operation, solveOperation } from '../../engineering/plant/model.ts';
import { EMPTY_SCENARIO, outcomeOf } from '../../engineering/plant/scenarios.ts';
import { of } from '../../engineering/quantities.ts';
import { steamConditions, steamWay } from '../../engineering/tables/steam-way.ts';
import type { Unit } from '../../engineering/units.ts';
import { changedControls } from '../calculator/changed-controls.ts';
import { asTyped, inUnit } from '../calculator/state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { addedCosts } from './added-costs.ts';
import { movedFigures } from './moved-figures.ts';
import styles from './plant-check.module.css';
import type { PlantCheckProps } from './plant-check.tsx';
import { toDocument } from './plant-document.ts';
import { form as plantForm } from './plant-form.ts';
import { plantQuery } from './plant-link.ts';
import type { Flow } from './sankey/layout.ts';
import { Sankey } from './sankey/sankey.tsx';
import { wholeShares } from './whole-shares.ts';

/** What our boilers make, in the steps in which it is told, and the scale's marks. */
const sliders = {
  steam: { key: 'highUse', stops: logarithmic(100, 25_000), marks: [100, 1000, 5000, 25_000] },
  price: { key: 'pricePerVolume', stops: oneByOne(200, 1200), marks: [200, 700, 1200] },
  returned: { key: 'highReturned', stops: oneByOne(0, 95), marks: [0, 50, 95] },
} as const;
type Slider = keyof typeof sliders;

const size = { width: 620, height: 350, labels: 280, gap: 52 };

/** The plant by three figures: what leaves by the stack and the drain in a year. */
export function SmallPlant(words: PlantCheckProps) {
  const [state, setState] = useState(EXAMPLE_PLANT);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<ReadonlyMap<string, string>>(undefined);
  const solution = useMemo(() => solveOperation(state), [state]);
  function move(name: Slider, position: number) {
    const { key, stops } = sliders[name];
    const stop = stops[position];
    if (stop === undefined) return;
    const value = of(stop, unitOf(name));
    setState((was) => ({ ...was, values: { ...was.values, [key]: value } }));
  }
  // What was moved before the code was there: read before React puts its own values back.
  useLayoutEffect(() => {
    if (form.current) early.current ??= changedControls(form.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what came before
  useEffect(() => {
    for (const [name, position] of early.current ?? []) move(name as Slider, Number(position));
    early.current = new Map();
  }, []);
  useEffect(() => {
    if (solution.ok && state !== EXAMPLE_PLANT)
      movedFigures.set({
        ...steamWay(state, solution.value),
        ...steamConditions(state, solution.value),
      });
  }, [state, solution]);
  useEffect(() => () => movedFigures.set({}), []);
  if (!solution.ok) return null;
  const operation = solution.value;
  const { year, prices } = operation;
  const parts = partsOf(operation);
  const shares = wholeShares(parts);
  const shareOf = (id: string) =>
    withUnit(String(id === 'fuel' ? 100 : shares[id as keyof Parts]), '%');
  const saving = savingOf(state, operation);
  const costs = addedCosts(parts, year.fuelCost);
  return (
    <div className={styles.inner}>
      <form
        ref={form}
        aria-labelledby={`${id}-title`}
        className={styles.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        <button type="submit" disabled hidden />
        <p id={`${id}-title`} className={styles.title}>
          {words.title}
        </p>
        {(Object.keys(sliders) as Slider[]).map((name) => {
          const { key, stops, marks } = sliders[name];
          const value = state.values[key];
          if (value === undefined) return null;
          const unit = unitOf(name);
          const shown = withUnit(asTyped(value, unit), unit);
          const position = nearest(stops, inUnit(value, unit));
          return (
            <label key={name}>
              <span>
                {words[name]} <strong>{shown}</strong>
              </span>
              <input
                type="range"
                name={name}
                min={0}
                max={stops.length - 1}
                autoComplete="off"
                aria-valuetext={shown}
                value={position}
                style={at(position, stops)}
                onChange={(event) => move(name, Number(event.target.value))}
              />
              <small aria-hidden="true">
                {marks.map((mark) => (
                  <span key={mark} style={at(nearest(stops, mark), stops)}>
                    {asTyped(of(mark, unit), unit)}
                  </span>
                ))}
              </small>
            </label>
          );
        })}
      </form>
      <div className={styles.answer}>
        <p role="status">
          {fill(words.result, {
            lost: withUnit(String(100 - shares.process), '%'),
            stack: costs.chimney,
            drain: costs.drain,
            others: costs.others,
          })}
        </p>
        <Sankey
          flows={flowsOf(parts)}
          wordsOf={(id) => ({
            label: words[id as keyof Parts | 'fuel'],
            end: id === 'fuel' ? undefined : id === 'process' ? 'use' : 'loss',
          })}
          figuresOf={(_, id) =>
            `${costs[id === 'fuel' ? 'sum' : (id as keyof Parts)]} · ${shareOf(id)}`
          }
          name={words.name}
          size={size}
        />
      </div>
      <div className={styles.saving}>
        <p className={styles.basis}>
          {fill(words.basis, { hours: formatQuantity(prices.hours, 'h', 4).replace(/\sh$/, '') })}
        </p>
        {saving > 0 && <p>{fill(words.saving, { saving: millions(saving) })}</p>}
        <ButtonLink
          variant="quiet"
          to={`${words.to}?${plantQuery(toDocument({ state, scenarios: [] }, {}))}`}
        >
          {words.link}
        </ButtonLink>
      </div>
    </div>
  );
}

function unitOf(name: Slider): Unit {
  return plantForm.inputs[sliders[name].key].unit;
}

function oneByOne(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** 200, 210 … 990, 1000, 1100 …: steps that are as large everywhere beside what they change. */
/** Round numbers, about as many of them to every doubling. */
function logarithmic(from: number, to: number): number[] {
  const stops = [from];
  for (let last = from; last < to; stops.push(last)) {
    const decade = 10 ** Math.floor(Math.log10(last));
    const lead = last / decade;
    last += (decade / 100) * (lead < 2 ? 5 : lead < 4 ? 10 : 20);
  }
  return stops;
}

function nearest(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

/** For the rules: which part of the way along the slider. */
function at(position: number, stops: readonly number[]): CSSProperties {
  return { '--at': (position / (stops.length - 1)).toFixed(3) } as CSSProperties;
}

/** What more return and an economizer would leave in the plant every year. */
function savingOf(state: CalculatorState, today: Operation): number {
  const measures = ['retorno', 'economizador'];
  const outcome = outcomeOf(state, today, { ...EMPTY_SCENARIO, measures });
  return outcome.ok ? outcome.value.saving.cost : 0;
}

type Parts = Record<'process' | 'chimney' | 'drain' | 'others', number>;

function partsOf({ balance, destinations }: Operation): Parts {
  const process = usedPower(destinations);
  const chimney = destinations.stack;
  const drain = destinations.notReturned + destinations.blowdown;
  return { process, chimney, drain, others: balance.fuel - process - chimney - drain };
}

function flowsOf(parts: Parts): Flow[] {
  return Object.entries(parts)
    .filter(([, power]) => power > 0)
    .map(([to, power]) => ({ from: 'fuel', to, power }));
}
