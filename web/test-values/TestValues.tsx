import { sandboxAccounts, sandboxValues } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_DATE_OF_BIRTH, SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { type SandboxKind, testValues } from '#web/messages/sandbox/test-values.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

const KINDS = Object.keys(sandboxValues) as SandboxKind[]

/** Every test value and account of the contract. */
export function TestValues() {
  const t = useTexts(testValues)
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
        <p className="text-muted">{t.codes}</p>
      </div>
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
    <section aria-labelledby={kind} className="grid grid-cols-1 gap-3">
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

/** The seeded accounts, and the password and date of birth that they share. */
function SandboxAccounts() {
  const { accounts: t, accountScenarios } = useTexts(testValues)
  const texts: Record<string, string> = accountScenarios
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-1 gap-3">
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

interface ScenarioRowProps {
  /** The name in the contract. */
  name: string
  text: string
  values: readonly string[]
}

/** An outcome and the values that lead to it. */
function ScenarioRow({ name, text, values }: ScenarioRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <span>{text}</span>
        <code className="break-words text-sm text-muted">
          <Ltr>{name}</Ltr>
        </code>
      </div>
      <div className="flex min-w-0 flex-wrap gap-x-4">
        {values.map(value => (
          <CopyableValue key={value} value={value} />
        ))}
      </div>
    </li>
  )
}

function CopyableValue({ value }: { value: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1 break-all font-semibold">
      <Ltr>{value}</Ltr>
      <CopyButton value={value} />
    </span>
  )
}
