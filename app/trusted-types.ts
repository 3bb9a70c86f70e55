/**
 * Where the page demands Trusted Types (deploy/headers.ts), text reaches the two sinks of React only
 * through here. Everything else is refused, also what an attacker may bring to them.
 */
const reactMakesScripts = '<script></script>';
/** Text, what keeps it in one line, and the tags of MathML with no attributes but their own: formulas and structured data. */
const harmless =
  /^(?:[^<]|<math display="block">|<mover accent="true">|<mo (?:form="prefix"|lspace="0" rspace="0")>|<mpadded depth="0">|<mfrac linethickness="1px">|<\/?(?:m[a-z]+|span)>)*$/;

type Policies = {
  createPolicy(name: 'default', rules: Record<string, (text: string) => string | null>): void;
};

export function guardMarkup(host: { trustedTypes?: Policies; location: Location }): void {
  host.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === reactMakesScripts || harmless.test(markup) ? markup : null),
    createScriptURL: (address) =>
      new URL(address, host.location.href).origin === host.location.origin ? address : null,
  });
}

if (typeof document !== 'undefined') guardMarkup(globalThis as never);
