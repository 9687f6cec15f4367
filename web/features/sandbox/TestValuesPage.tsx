import { sandboxValues } from '#web/api/generated/sandbox-values.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Shell } from '#web/layouts/Shell.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import type { SandboxKind } from '#web/messages/scenario-texts.ts'
import { testValues } from '#web/messages/test-values.ts'
import { SandboxAccounts } from './SandboxAccounts.tsx'
import { ScenarioRow } from './ScenarioRow.tsx'

const KINDS = Object.keys(sandboxValues) as SandboxKind[]

/** The table of test values, as the contract has it. */
export function TestValuesPage() {
  const t = useTexts(testValues)
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-4xl content-start gap-10 px-4 py-10 sm:px-6 sm:py-14">
        <div className="grid gap-2">
          <PageHeading title={t.title} />
          <p className="text-muted">{t.lead}</p>
          <p className="text-muted">{t.codes}</p>
        </div>
        {KINDS.map(kind => (
          <KindSection key={kind} kind={kind} />
        ))}
        <SandboxAccounts />
      </div>
    </Shell>
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
