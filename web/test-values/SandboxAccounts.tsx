import { SANDBOX_PASSWORD } from '#domain/constants.ts'
import { SANDBOX_DATE_OF_BIRTH } from '#domain/date-of-birth.ts'
import { sandboxAccounts } from '#web/api/generated/sandbox-values.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { testValues } from '#web/messages/test-values.ts'
import { CopyableValue, ScenarioRow } from './ScenarioRow.tsx'

/** The accounts that exist from the start, and what all of them are signed in to and recovered with. */
export function SandboxAccounts() {
  const { accounts: t, accountScenarios } = useTexts(testValues)
  const texts: Record<string, string> = accountScenarios
  return (
    <section aria-labelledby="accounts" className="grid gap-3">
      <h2 id="accounts" className="text-lg font-semibold">
        {t.title}
      </h2>
      <p className="text-muted">{t.lead}</p>
      <dl className="grid gap-x-10 sm:flex">
        <Shared name={t.password} value={SANDBOX_PASSWORD} />
        <Shared name={t.dateOfBirth} value={SANDBOX_DATE_OF_BIRTH} />
      </dl>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {Object.entries<readonly string[]>(sandboxAccounts).map(([name, values]) => (
          <ScenarioRow key={name} name={name} text={texts[name] ?? ''} values={values} />
        ))}
      </ul>
    </section>
  )
}

function Shared({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd>
        <CopyableValue value={value} />
      </dd>
    </div>
  )
}
