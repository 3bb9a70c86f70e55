import { millions } from '../../engineering/money.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import { outcomeOf } from '../../engineering/plant/scenarios.ts';
import { fill } from '../ui/fill.ts';
import { form } from './plant-form.ts';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import { ReportTable } from './report-table.tsx';
import { Interaction } from './scenario-card.tsx';
import { ScenarioTable } from './scenario-table.tsx';

/** The scenarios as they are read, not chosen. */
export function ScenarioReport() {
  const { copy } = usePlantPage();
  const { answered: state, scenarios, solution, alone } = useRestedPlant();
  const words = copy.scenarios;
  return (
    <section className="report-section">
      <h2>{words.title}</h2>
      <div className="report-columns">
        <ReportTable
          heads={[words.alone, copy.report.saving]}
          rows={alone.map(({ measure, target, saving }) => [
            // Broken after the name, or between two figures.
            `${whole(measure.label)}: ${whole(target)}`,
            millions(saving.cost),
          ])}
        />
        {scenarios.length === 0 && <p>{words.beyond}</p>}
        {scenarios.map((scenario, index) => {
          const outcome = outcomeOf(state, solution, scenario);
          if (!outcome.ok) return null;
          const measures = MEASURES.filter(({ id }) => scenario.measures.includes(id));
          const fuel = form.choices.fuel.options.find(({ id }) => id === scenario.fuel);
          const parts = [...measures.map(({ label }) => label), ...(fuel ? [fuel.label] : [])];
          const name = fill(words.scenario, { n: index + 1 });
          return (
            <div key={name} className="report-part">
              <ScenarioTable name={name} outcome={outcome.value} />
              <p>{parts.join(' + ')}</p>
              <Interaction outcome={outcome.value} />
              {/* Where there is room: beside the measures, which are more than the lines of a scenario. */}
              {index === 0 && <p>{words.beyond}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
}

const whole = (words: string) => words.replaceAll(/(?<!,) /g, '\u00a0');
