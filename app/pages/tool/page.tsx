import { useMemo } from 'react';
import { CalculatorBlock } from '../../calculator/block.tsx';
import { CaseRows, SheetFields } from '../../calculator/case-rows.tsx';
import { CalculatorDataProvider } from '../../calculator/data.tsx';
import { MethodColumns } from '../../calculator/method.tsx';
import { SteamTableBlock } from '../../calculator/steam-table-block.tsx';
import { CalculatorVerification } from '../../calculator/verification.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import titleStyles from '../../layout/tool-title.module.css';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import { useLabels } from '../../site.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

/** The tool first, then what a doubting engineer wants to see. */
export default function ToolPage({ loaderData }: Route.ComponentProps) {
  const {
    id,
    title,
    summary,
    trail,
    words,
    table,
    example,
    method,
    verification,
    onPaper,
    layouts,
    related,
  } = unpack(loaderData);
  const { calculator: labels } = useLabels();
  // Its sheet has the check too; that of the steam table is the page itself.
  const checks = useMemo(
    () => (table ? undefined : { [id]: verification }),
    [id, table, verification],
  );
  return (
    <>
      <CalculatorDataProvider page={title} verification={checks} layouts={layouts} own>
        <PageTitle
          title={title}
          trail={trail}
          kind="tool"
          look={titleStyles.title}
          above={
            table && (
              <p className={styles.kind} data-on-paper>
                {labels.note}
              </p>
            )
          }
          below={
            <>
              {table && <SheetFields />}
              <CalculatorBlock key={id} id={id} />
            </>
          }
        >
          {summary}
        </PageTitle>
      </CalculatorDataProvider>
      {!table && <SheetFields />}
      <div className={styles.sheet}>
        {table && (
          <Section aria-labelledby="tabla">
            <SectionHead id="tabla" title={table.title}>
              {table.lead}
            </SectionHead>
            <SteamTableBlock />
          </Section>
        )}
        <Section aria-labelledby="metodo">
          <SectionHead id="metodo" title={labels.method}>
            {unbroken(`${example.lead}. ${example.sentence}`)}
          </SectionHead>
          {!table && (
            <div className={styles.example} data-long={example.long} data-on-paper>
              <CaseRows title={labels.inputs} rows={example.inputs} />
              <CaseRows title={labels.results} rows={example.results} />
            </div>
          )}
          <MethodColumns method={method} heading="h3" />
        </Section>
        <Section aria-labelledby="verificacion" ground="warm">
          <SectionHead id="verificacion" title={words.verification} />
          <CalculatorVerification
            verification={verification}
            title={title}
            heading="h3"
            onPaper={onPaper}
          />
        </Section>
      </div>
      <RelatedPages related={related} />
      <ClosingBand page={title} />
    </>
  );
}
