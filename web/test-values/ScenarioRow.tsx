import { CopyButton } from '#web/copy/CopyButton.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

interface ScenarioRowProps {
  /** In the contract. */
  name: string
  text: string
  values: readonly string[]
}

/** What happens, and the values that bring it about. */
export function ScenarioRow({ name, text, values }: ScenarioRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <span>{text}</span>
        <code className="text-sm text-muted">
          <Ltr>{name}</Ltr>
        </code>
      </div>
      <div className="flex flex-wrap gap-x-4">
        {values.map(value => (
          <CopyableValue key={value} value={value} />
        ))}
      </div>
    </li>
  )
}

export function CopyableValue({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-1 font-semibold">
      <Ltr>{value}</Ltr>
      <CopyButton value={value} />
    </span>
  )
}
