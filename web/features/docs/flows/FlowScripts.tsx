import type { Workflow } from '#arazzo/workflow.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { copy as copyTexts } from '#web/messages/copy.ts'
import { flows } from '#web/messages/flows.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CodeBlock, type CodeLanguage } from '../CodeBlock.tsx'
import { bashScript } from './code/bash-script.ts'
import { jsScript } from './code/js-script.ts'

/** The whole flow as a program, to copy or to read first. */
export function FlowScripts({ workflow }: { workflow: Workflow }) {
  const t = useTexts(flows)
  const { origin } = window.location
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h3 className="text-base font-semibold">{t.script}</h3>
        <p className="text-muted">{t.scriptText}</p>
      </div>
      <Script name="JavaScript" language="js" code={jsScript(workflow, origin)} needs={t.needsNode} />
      <Script name="bash" language="sh" code={bashScript(workflow, origin)} needs={t.needsBash} />
    </section>
  )
}

interface ScriptProps {
  name: string
  language: CodeLanguage
  code: string
  needs: string
}

function Script({ name, language, code, needs }: ScriptProps) {
  const t = useTexts(flows)
  const { copied: copiedText } = useTexts(copyTexts)
  const [copied, copy] = useCopy(code)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <div className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={copy}>
          <Icon className="size-5 shrink-0" />
          {t.copyScript(name)}
        </Button>
        <span className="text-sm text-muted">{needs}</span>
        <VisuallyHidden>
          <span role="status">{copied ? copiedText : ''}</span>
        </VisuallyHidden>
      </div>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-brand">{t.showScript(name)}</summary>
        <CodeBlock language={language} code={code} />
      </details>
    </div>
  )
}
