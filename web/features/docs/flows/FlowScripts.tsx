import { freshFunctions, freshSource } from '#arazzo/fresh-source.ts'
import type { Reference } from '#arazzo/runtime-expression.ts'
import type { Json, Workflow, WorkflowInput, WorkflowStep } from '#arazzo/workflow.ts'
import { CopyResult, useCopy } from '#web/copy/CopyButton.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { CodeBlock, type CodeLanguage } from '../CodeBlock.tsx'
import { bashScript, bodyConditions, refusalOf } from './code/bash-script.ts'
import { jsCondition, jsMember, jsQuoted, jsValue, type NameOf } from './code/js-source.ts'
import { flows } from './flows.messages.ts'

/** The whole flow as a program to copy. */
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
  const [copied, copy, failed] = useCopy(code)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <div className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={copy}>
          <Icon className="size-5 shrink-0" />
          <span>{t.copyScript(name)}</span>
        </Button>
        <span className="text-sm text-muted">{needs}</span>
        <CopyResult copied={copied} failed={failed} />
      </div>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-brand">{t.showScript(name)}</summary>
        <CodeBlock language={language} code={code} />
      </details>
    </div>
  )
}

/** The whole flow as a program for Node.js without dependencies. */
export function jsScript(workflow: Workflow, baseUrl: string): string {
  const nameOf = (reference: Reference) => nameIn(workflow, reference)
  const blocks = [
    `// ${workflow.summary}. Save it as flow.mjs and run it with Node.js 20 or later: node flow.mjs\n` +
      `const baseUrl = process.env.BASE_URL ?? ${jsQuoted(baseUrl)}`,
    `const inputs = {\n${workflow.inputs.map(inputLine).join('')}}`,
    ...workflow.steps.map((step, index) => callOf(step, index, nameOf)),
    `console.log(${jsValue({ ...workflow.outputs }, nameOf)})`,
    CALL,
    ...freshFunctions(workflow.inputs),
  ]
  return `${blocks.join('\n\n')}\n`
}

function inputLine({ name, description, default: value, fresh }: WorkflowInput): string {
  return `  // ${description}\n  ${name}: ${fresh ? freshSource(fresh) : jsQuoted(value)},\n`
}

function nameIn({ steps }: Workflow, reference: Reference): string {
  if (reference.kind === 'input') return `inputs.${reference.name}`
  const expression = steps.find(({ id }) => id === reference.step)?.outputs[reference.name]
  if (!expression) throw new Error(`${reference.step} has no output ${reference.name}`)
  return jsMember(reference.step, expression)
}

function callOf(step: WorkflowStep, index: number, nameOf: NameOf): string {
  const options = optionsOf(step, nameOf)
  const optionsArgument = options.length > 0 ? `, {\n${options.map(option => `  ${option},\n`).join('')}}` : ''
  const call = `await call('${step.method}', ${pathOf(step, nameOf)}${optionsArgument})`
  const isRead = Object.keys(step.outputs).length > 0
  const comment = [`${index + 1}. ${step.summary}`, ...(step.note ? [step.note] : [])]
  return `${comment.map(line => `// ${line}\n`).join('')}${isRead ? `const ${step.id} = ` : ''}${call}`
}

function optionsOf(step: WorkflowStep, nameOf: NameOf): string[] {
  const headers: Record<string, Json> = Object.fromEntries(
    step.parameters.filter(each => each.in === 'header').map(({ name, value }) => [name, value]),
  )
  const conditions = bodyConditions(step).map(condition => jsCondition('data', condition))
  const waiting = step.retries.map(({ condition }) => jsCondition('data', condition))
  const seconds = step.retries[0]?.afterSeconds
  const refusal = refusalOf(step)
  return [
    ...(Object.keys(headers).length > 0 ? [`headers: ${jsValue(headers, nameOf, '  ')}`] : []),
    ...(step.payload === undefined ? [] : [`body: ${jsValue(step.payload, nameOf, '  ')}`]),
    ...(refusal === undefined ? [] : [`refusal: ${refusal}`]),
    ...(conditions.length > 0 ? [`expected: data => ${conditions.join(' && ')}`] : []),
    ...(seconds === undefined ? [] : [`waiting: data => ${waiting.join(' || ')}`, `everySeconds: ${seconds}`]),
  ]
}

function pathOf({ path, parameters }: WorkflowStep, nameOf: NameOf): string {
  const parametersIn = (place: string) => parameters.filter(each => each.in === place)
  const segments = parametersIn('path').reduce((so, { name, value }) => so.replace(`{${name}}`, `{${value}}`), path)
  const query = parametersIn('query').map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`)
  return jsValue(query.length > 0 ? `${segments}?${query.join('&')}` : segments, nameOf)
}

const CALL = `async function call(method, path, { headers, body, refusal, expected = () => true, waiting = () => false, everySeconds } = {}) {
  for (;;) {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    const data = text ? JSON.parse(text) : undefined
    console.log(\`\${method} \${path} responded \${response.status}\`)
    const isPlanned = refusal ? response.status === refusal : response.ok
    if (isPlanned && expected(data)) return data
    if (!isPlanned || !waiting(data)) {
      console.error(text)
      process.exit(1)
    }
    await new Promise(resolve => setTimeout(resolve, everySeconds * 1000))
  }
}`
