import { PLANT_PARTS, type PlantPart } from '../../engineering/plant/parts.ts';
import { useSite } from '../site.ts';
import { longDate } from '../ui/long-date.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { qrDrawing } from '../ui/qr-drawing.ts';
import { useRules } from '../ui/use-rules.ts';
import { NumberedDiagram } from './diagram/numbered-diagram.tsx';
import { Figures } from './figures.tsx';
import { FuelTable } from './fuel-table.tsx';
import { partRows } from './machine-list.tsx';
import { addressOf } from './plant-link.ts';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import rules from './report.css?inline';
import { FuelSankey } from './sankey/fuel-sankey.tsx';
import { ScenarioReport } from './scenario-report.tsx';
import { StreamsTable } from './streams-table.tsx';
import { isPrice, usualKeys } from './usual-values.ts';
import { VerificationTable } from './verification-table.tsx';

/** The whole case on paper: Sankey, scenarios, drawing, streams, what was assumed, how it was checked. */
export function Report() {
  const { copy } = usePlantPage();
  const { solution, alone, units } = useRestedPlant();
  useRules(rules);
  return (
    <article className="report">
      <div className="report-head">
        <div>
          <h1>{copy.report.title}</h1>
          <p className="report-whose">
            <span>{copy.report.plant}</span>
            <span>{copy.report.author}</span>
            {copy.report.date} {longDate(new Date())}
          </p>
        </div>
        <Address />
      </div>
      <Figures operation={solution} marginal={solution.marginal} best={alone[0]} />
      <section className="report-section">
        <h2>{copy.sankey.title}</h2>
        <FuelSankey operation={solution} name={copy.sankey.name} drawnFor="paper" />
        <FuelTable operation={solution} />
      </section>
      <ScenarioReport />
      <section className="report-drawing">
        <h2>{copy.diagram.title}</h2>
        <NumberedDiagram operation={solution} units={units} />
        <p>{copy.report.numbers}</p>
        <StreamsTable onPaper />
      </section>
      <section className="report-section report-whole">
        <h2>{copy.method.title}</h2>
        <ul className="report-parts">
          {copy.method.points.map((point) => (
            <li key={point} className="report-part">
              {point}
            </li>
          ))}
        </ul>
        <p>{copy.report.note}</p>
      </section>
      <section className="report-whole">
        <h2>{copy.report.assumptions}</h2>
        <Assumptions />
      </section>
      <section className="report-section">
        <h2>{copy.verification.title}</h2>
        <p>{copy.verification.lead}</p>
        <VerificationTable />
      </section>
    </article>
  );
}

/** Paper shows where the site is, also when a copy of it was printed. */
function Address() {
  const { copy } = usePlantPage();
  const address = addressOf(useRestedPlant().document);
  const shown = useSite().host + new URL(address).pathname;
  return (
    <div className="report-address">
      <QrCode {...qrDrawing(address)} className="report-code" />
      <p>
        {copy.report.link}{' '}
        <a href={address}>
          {shown.split(/(?<=\/)/).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </a>
      </p>
    </div>
  );
}

function Assumptions() {
  const { copy } = usePlantPage();
  const { state, units } = useRestedPlant();
  const usual = usualKeys(state);
  const markOf = (key: string) => (isPrice(key) ? copy.report.example : copy.report.usual);
  return (
    <div className="report-parts">
      {(Object.keys(PLANT_PARTS) as PlantPart[]).map((part) => (
        <div key={part} className="report-part">
          <h3>{PLANT_PARTS[part].label}</h3>
          <dl className="report-rows">
            {partRows(part, state, units).map(([label, value, key]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{usual.has(key) ? `${value} (${markOf(key)})` : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
