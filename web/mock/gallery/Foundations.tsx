import { landing } from '#web/features/landing/landing.messages.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import * as icons from '#web/ui/icons.tsx'
import { LogoMark } from '#web/ui/Logo.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Sample, Section } from './Sample.tsx'

const SIZES = ['sm', 'base', 'lg', 'xl', '2xl'] as const

export function Foundations() {
  return (
    <>
      <Section name="Colour">
        {colourTokens().map(token => (
          <Sample key={token} name={token}>
            <div className="gallery-swatch" style={{ background: `var(${token})` }} />
          </Sample>
        ))}
      </Section>
      <Section name="Type">
        {SIZES.map(size => (
          <Sample key={size} name={`text-${size}`} wide>
            <TypeSample size={size} />
          </Sample>
        ))}
      </Section>
      <Section name="Icons and logo">
        <Sample name="Logo">
          <LogoMark />
        </Sample>
        {Object.entries(icons).map(([name, Icon]) => (
          <Sample key={name} name={name}>
            <Icon className="gallery-icon" />
          </Sample>
        ))}
      </Section>
    </>
  )
}

function TypeSample({ size }: { size: (typeof SIZES)[number] }) {
  const { brand } = useTexts(common)
  return (
    <p style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}>
      {brand} · {useTexts(landing).title} · <Ltr>2,400.00 SAR</Ltr>
    </p>
  )
}

const COLOUR = /^--color-[a-z]/

/** Every colour of web/styles/tokens.css, in order. */
function colourTokens(): string[] {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).flatMap(withNested)
  const names = rules.flatMap(rule => (rule instanceof CSSStyleRule ? [...rule.style] : []))
  return [...new Set(names.filter(name => COLOUR.test(name)))]
}

function withNested(rule: CSSRule): CSSRule[] {
  return rule instanceof CSSGroupingRule ? [rule, ...[...rule.cssRules].flatMap(withNested)] : [rule]
}
