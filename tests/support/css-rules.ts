/** The rules of a small sheet in their order, each whole and with the groups that it stands in. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  const around: string[] = [];
  for (const [, text = '', sign = ''] of css.matchAll(/([^{};]*)([{};]|$)/g)) {
    if (sign === '{') around.push(text.trim());
    else if (text.trim()) rules.push([...around, text.trim()].join(' { '));
    if (sign === '}') around.pop();
  }
  return rules;
}
