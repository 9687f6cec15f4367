import { sandboxValues } from '#web/api/generated/sandbox-values.ts'
import { useTexts } from '#web/lib/locale.tsx'
import type { SandboxKind } from '#web/messages/scenario-texts.ts'
import { testValues } from '#web/messages/test-values.ts'
import { SandboxAccounts } from './SandboxAccounts.tsx'
import { ScenarioRow } from './ScenarioRow.tsx'

const KINDS = Object.keys(sandboxValues) as SandboxKind[]

/** Every test value and account, as the contract has them. */
export function TestValueTables() {
  return (
    <>
      {KINDS.map(kind => (
        <KindSection key={kind} kind={kind} />
      ))}
      <SandboxAccounts />
    </>
  )
}

function KindSection({ kind }: { kind: SandboxKind }) {
  const { kinds, scenarios } = useTexts(testValues)
  const texts: Record<string, string> = scenarios[kind]
  return (
    <section aria-labelledby={kind} className="grid gap-3">
      <h2 id={kind} className="text-lg font-semibold">
        {kinds[kind]}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {Object.entries<readonly string[]>(sandboxValues[kind]).map(([name, values]) => (
          <ScenarioRow key={name} name={name} text={texts[name] ?? ''} values={values} />
        ))}
      </ul>
    </section>
  )
}
