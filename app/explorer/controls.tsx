import { CheckBox } from '../ui/check-box.tsx';
import styles from './controls.late.module.css';
import type { ModelData } from './model-data.ts';
import type { Settings } from './settings.ts';

export type ControlsProps = {
  words: ModelData['words'];
  settings: Settings;
  /** What flows here. */
  media: { id: string; medium: string }[];
  onChange: (next: Partial<Settings>) => void;
};

/** Cut it open, take it apart, let it flow. */
export function Controls({ words, settings, media, onChange }: ControlsProps) {
  const names = words.media as Record<string, string>;
  const sliders = ['cut', 'explode'] as const;
  const kinds = [...new Set(media.map(({ medium }) => medium))];
  const tagged = ['tagged', words.tags] as const;
  const flowing = ['flowing', words.flow] as const;
  const checks = kinds.length > 0 ? [tagged, flowing] : [tagged];
  return (
    <div className={styles.controls}>
      {sliders.map((name) => (
        <label key={name} className={styles.slider}>
          {words[name]}
          <input
            type="range"
            min="0"
            max="100"
            value={Math.round(settings[name] * 100)}
            onChange={(event) => onChange({ [name]: Number(event.target.value) / 100 })}
          />
        </label>
      ))}
      {checks.map(([name, label]) => (
        <CheckBox
          key={name}
          checked={settings[name]}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        >
          {label}
        </CheckBox>
      ))}
      {settings.flowing && kinds.length > 0 && (
        <ul className={styles.media}>
          {kinds.map((medium) => (
            <li key={medium} style={{ color: `var(--color-flow-${medium})` }}>
              <span>{names[medium]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
