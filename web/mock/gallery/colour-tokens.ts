const COLOUR = /^--color-[a-z]/

/** Every colour that web/styles/tokens.css names, in its order. */
export function colourTokens(): string[] {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).flatMap(withNested)
  const names = rules.flatMap(rule => (rule instanceof CSSStyleRule ? [...rule.style] : []))
  return [...new Set(names.filter(name => COLOUR.test(name)))]
}

function withNested(rule: CSSRule): CSSRule[] {
  return rule instanceof CSSGroupingRule ? [rule, ...[...rule.cssRules].flatMap(withNested)] : [rule]
}
