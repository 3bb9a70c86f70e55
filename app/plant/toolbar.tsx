import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SendLink } from '../calculator/send-link.tsx';
import { quoteLink } from '../contact/quote-link.ts';
import { useLabels } from '../site.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { PrintButton } from '../ui/print-button.tsx';
import { ReadyFieldset } from '../ui/ready-fieldset.tsx';
import { fromDocument } from './plant-document.ts';
import { plantInWords } from './plant-in-words.ts';
import { addressOf } from './plant-link.ts';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import styles from './toolbar.module.css';

/** What one does with a plant: send it, keep it, print it, ask about it. */
export function Toolbar() {
  const data = usePlantPage();
  const plant = useRestedPlant();
  const { copy, page, actions } = data;
  const { calculator, catalogue } = useLabels();
  const words = copy.carry;
  return (
    <ReadyFieldset className={styles.toolbar} aria-label={words.title}>
      <ButtonLink to={quoteLink(catalogue.quoteSubject, page, plantInWords(data, plant))}>
        {calculator.quote}
      </ButtonLink>
      <PrintReport />
      <SendLink variant="plain" title={copy.title} link={() => addressOf(plant.document)} />
      <Files />
      <div className={styles.steps}>
        <Button variant="plain" disabled={!plant.canUndo} onClick={actions.undo}>
          {words.undo}
        </Button>
        <Button variant="plain" disabled={!plant.canRedo} onClick={actions.redo}>
          {words.redo}
        </Button>
      </div>
      <Told />
    </ReadyFieldset>
  );
}

/** The report's code comes after the page's; without it the page itself is printed. */
function PrintReport() {
  const words = usePlantPage().copy.carry;
  const [Report, setReport] = useState<ComponentType>();
  useEffect(() => {
    import('./report.tsx').then(
      (code) => setReport(() => code.Report),
      () => undefined,
    );
  }, []);
  return (
    <PrintButton
      insteadOfPage={Report !== undefined}
      sheet={() => Report && <Report />}
      {...(!Report && { onClick: () => print() })}
    >
      {words.report}
    </PrintButton>
  );
}

/** A plant as a file: down, and up again. */
function Files() {
  const { copy, actions } = usePlantPage();
  const plant = useRestedPlant();
  const words = copy.carry;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  function save() {
    const text = JSON.stringify(plant.document, null, 2);
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    Object.assign(document.createElement('a'), {
      href: address,
      download: `${words.fileName}.json`,
    }).click();
    URL.revokeObjectURL(address);
  }
  async function open(file: File) {
    const read = await readFile(file);
    if (typeof read === 'string')
      setProblem(fill(words.notAFile, { name: file.name, reason: read }));
    else {
      setProblem(undefined);
      actions.openFile(read);
    }
  }
  return (
    <>
      <Button variant="plain" onClick={save}>
        {words.save}
      </Button>
      <Button variant="plain" onClick={() => field.current?.click()}>
        {words.open}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label={words.open}
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) open(file);
          // The same file may be chosen again after it was corrected.
          target.value = '';
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

async function readFile(file: File) {
  try {
    return fromDocument(JSON.parse(await file.text()));
  } catch {
    return 'no es un archivo JSON completo.';
  }
}

/** Where the plant on the page came from, and what of it could not be read. */
function Told() {
  const { copy } = usePlantPage();
  const { opened, linkProblem } = useRestedPlant();
  const words = copy.carry;
  const sentence =
    opened &&
    {
      link: words.openedFromLink,
      device: words.openedFromDevice,
      file: words.opened,
    }[opened.from];
  return (
    <div role="status" className={styles.told}>
      {linkProblem && <p>{fill(words.linkProblem, { reason: linkProblem })}</p>}
      {sentence && <p>{sentence}</p>}
      {opened && opened.problems.length > 0 && (
        <>
          <p>{words.problems}</p>
          <ul>
            {opened.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
