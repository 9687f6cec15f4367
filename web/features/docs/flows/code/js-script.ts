import { FRESH_RECIPES } from '#domain/fresh-values.ts'
import type { Reference } from '#domain/runtime-expression.ts'
import type { Json, Workflow, WorkflowInput, WorkflowStep } from '#domain/workflow.ts'
import { bodyConditions } from './conditions.ts'
import { jsCondition, jsMember, jsQuoted, jsValue, type NameOf } from './js-source.ts'

/** The whole flow as a program for Node.js that needs nothing else. */
export function jsScript(workflow: Workflow, baseUrl: string): string {
  const nameOf = (reference: Reference) => nameIn(workflow, reference)
  const blocks = [
    `// ${workflow.summary}. Save it as flow.mjs and run it with Node.js 20 or later: node flow.mjs\n` +
      `const baseUrl = process.env.BASE_URL ?? ${jsQuoted(baseUrl)}`,
    `const inputs = {\n${workflow.inputs.map(inputLine).join('')}}`,
    ...workflow.steps.map((step, index) => callOf(step, index, nameOf)),
    `console.log(${jsValue({ ...workflow.outputs }, nameOf)})`,
    CALL,
    ...(workflow.inputs.some(({ fresh }) => fresh) ? [DIGITS] : []),
    ...(workflow.inputs.some(({ fresh }) => fresh && FRESH_RECIPES[fresh].hasCheckDigit) ? [CHECK_DIGIT] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

function inputLine({ name, description, default: value, fresh }: WorkflowInput): string {
  return `  // ${description}\n  ${name}: ${fresh ? freshSource(FRESH_RECIPES[fresh]) : jsQuoted(value)},\n`
}

function freshSource({ prefix, digits, hasCheckDigit }: (typeof FRESH_RECIPES)[keyof typeof FRESH_RECIPES]): string {
  const made = `${jsQuoted(prefix)} + digits(${digits})`
  return hasCheckDigit ? `withCheckDigit(${made})` : made
}

function nameIn({ steps }: Workflow, reference: Reference): string {
  if (reference.kind === 'input') return `inputs.${reference.name}`
  const expression = steps.find(({ id }) => id === reference.step)?.outputs[reference.name]
  if (!expression) throw new Error(`${reference.step} has no output ${reference.name}`)
  return jsMember(reference.step, expression)
}

function callOf(step: WorkflowStep, index: number, nameOf: NameOf): string {
  const options = optionsOf(step, nameOf)
  const given = options.length > 0 ? `, {\n${options.map(option => `  ${option},\n`).join('')}}` : ''
  const call = `await call('${step.method}', ${pathOf(step, nameOf)}${given})`
  const isRead = Object.keys(step.outputs).length > 0
  const comment = [`${index + 1}. ${step.summary}`, ...(step.note ? [step.note] : [])]
  return `${comment.map(line => `// ${line}\n`).join('')}${isRead ? `const ${step.id} = ` : ''}${call}`
}

function optionsOf(step: WorkflowStep, nameOf: NameOf): string[] {
  const headers: Record<string, Json> = Object.fromEntries(
    step.parameters.filter(each => each.in === 'header').map(({ name, value }) => [name, value]),
  )
  const expected = bodyConditions(step).map(condition => jsCondition('answer', condition))
  const waiting = step.retries.map(({ condition }) => jsCondition('answer', condition))
  const seconds = step.retries[0]?.afterSeconds
  return [
    ...(Object.keys(headers).length > 0 ? [`headers: ${jsValue(headers, nameOf, '  ')}`] : []),
    ...(step.payload === undefined ? [] : [`body: ${jsValue(step.payload, nameOf, '  ')}`]),
    ...(expected.length > 0 ? [`expected: answer => ${expected.join(' && ')}`] : []),
    ...(seconds === undefined ? [] : [`waiting: answer => ${waiting.join(' || ')}`, `everySeconds: ${seconds}`]),
  ]
}

function pathOf({ path, parameters }: WorkflowStep, nameOf: NameOf): string {
  const given = (place: string) => parameters.filter(each => each.in === place)
  const segments = given('path').reduce((so, { name, value }) => so.replace(`{${name}}`, `{${value}}`), path)
  const query = given('query').map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`)
  return jsValue(query.length > 0 ? `${segments}?${query.join('&')}` : segments, nameOf)
}

const CALL = `async function call(method, path, { headers, body, expected = () => true, waiting = () => false, everySeconds } = {}) {
  for (;;) {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    const answer = text ? JSON.parse(text) : undefined
    console.log(\`\${method} \${path} answered \${response.status}\`)
    if (response.ok && expected(answer)) return answer
    if (!response.ok || !waiting(answer)) {
      console.error(text)
      process.exit(1)
    }
    await new Promise(resolve => setTimeout(resolve, everySeconds * 1000))
  }
}`

const DIGITS = `function digits(count) {
  return Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')
}`

const CHECK_DIGIT = `// The tenth digit of a Saudi ID: every other digit of the nine counts twice.
function withCheckDigit(nine) {
  const twice = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = [...nine].reduce((total, digit, index) => total + (index % 2 === 0 ? twice[digit] : Number(digit)), 0)
  return nine + ((10 - (sum % 10)) % 10)
}`
