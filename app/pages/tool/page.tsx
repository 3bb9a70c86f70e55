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
import { DefinitionRows } from '../../ui/definition-rows.tsx';
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
            <p className={styles.kind} data-on-paper>
              {labels.note}
            </p>
          }
          below={
            <>
              <SheetFields />
              {!table && (
                <dl className={styles.answer} data-on-paper>
                  <DefinitionRows rows={example.answer} />
                </dl>
              )}
              <CalculatorBlock key={id} id={id} />
            </>
          }
        >
          {summary}
        </PageTitle>
      </CalculatorDataProvider>
      <div className={styles.sheet} data-long={example.long}>
        {table && (
          <Section aria-labelledby="tabla">
            <SectionHead id="tabla" title={table.title}>
              {table.lead}
            </SectionHead>
            <SteamTableBlock />
          </Section>
        )}
        <Section aria-labelledby="metodo">
          <SectionHead id="metodo" title={labels.method} print={table ? undefined : 'never'}>
            {unbroken(`${example.lead}. ${example.sentence}`)}
          </SectionHead>
          {!table && (
            <div className={styles.example} data-on-paper>
              <CaseRows title={labels.inputs} rows={example.inputs} />
              {example.results.length > 0 && (
                <CaseRows title={labels.results} rows={example.results} />
              )}
            </div>
          )}
          <MethodColumns method={method} heading="h3" />
        </Section>
        <Section aria-labelledby="verificacion" ground="warm">
          <SectionHead
            id="verificacion"
            title={words.verification}
            print={table ? undefined : 'never'}
          />
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
