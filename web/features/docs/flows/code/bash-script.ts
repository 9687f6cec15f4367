import { FRESH_RECIPES } from '#arazzo/fresh-values.ts'
import { parseCondition, partsOf, pointerOf } from '#arazzo/runtime-expression.ts'
import type { Json, Workflow, WorkflowInput, WorkflowStep } from '#arazzo/workflow.ts'

/** The whole flow as a shell script that needs curl, grep and sed only. */
export function bashScript(workflow: Workflow, baseUrl: string): string {
  const blocks = [
    `#!/usr/bin/env bash\n# ${workflow.summary}. Save it as flow.sh and run it: bash flow.sh\nset -euo pipefail\nbaseUrl=\${BASE_URL:-${shellQuoted(baseUrl)}}`,
    ...(workflow.inputs.some(({ fresh }) => fresh) ? [DIGITS] : []),
    ...(needs(workflow, 'id') ? [CHECK_DIGIT] : []),
    ...(needs(workflow, 'iban') ? [AS_IBAN] : []),
    CALL,
    workflow.inputs.map(inputLine).join('\n'),
    ...workflow.steps.map(callOf),
    Object.entries(workflow.outputs)
      .map(([name, value]) => `echo "${name}: ${expanded(value)}"`)
      .join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

const needs = ({ inputs }: Workflow, rule: 'id' | 'iban') =>
  inputs.some(({ fresh }) => fresh && FRESH_RECIPES[fresh].completed === rule)

function inputLine({ name, description, default: value, fresh }: WorkflowInput): string {
  return `# ${description}\n${name}=${fresh ? freshSource(FRESH_RECIPES[fresh]) : shellQuoted(value)}`
}

function freshSource({ prefix, digits, completed }: (typeof FRESH_RECIPES)[keyof typeof FRESH_RECIPES]): string {
  const source = `${prefix}$(digits ${digits})`
  if (completed === 'iban') return `$(asIban ${source})`
  return completed === 'id' ? `$(withCheckDigit ${source})` : source
}

function callOf(step: WorkflowStep, index: number): string {
  const comment = [`${index + 1}. ${step.summary}`, ...(step.note ? [step.note] : [])].map(line => `# ${line}\n`)
  const waiting = step.retries.map(({ condition }) => asTest(condition)).join(' || ')
  const call = waiting
    ? `while\n${requestOf(step, '  ')}\n  ${waiting}\ndo sleep ${step.retries[0]?.afterSeconds}; done`
    : requestOf(step, '')
  const checks = bodyConditions(step).map(condition => `${asTest(condition)} || stop`)
  const values = Object.entries(step.outputs).map(
    ([name, expression]) => `${name}=$(value ${pointerOf(expression).at(-1)})`,
  )
  return [comment.join('') + call, ...checks, ...values].join('\n')
}

function requestOf(step: WorkflowStep, indent: string): string {
  const { method, path, parameters, payload } = step
  const parametersIn = (place: string) => parameters.filter(each => each.in === place)
  const segments = parametersIn('path').reduce((so, { name, value }) => so.replace(`{${name}}`, `{${value}}`), path)
  const query = parametersIn('query').map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`)
  const url = query.length > 0 ? `${segments}?${query.join('&')}` : segments
  const headers = parametersIn('header').map(({ name, value }) => `--header "${name}: ${expanded(String(value))}"`)
  const body = payload === undefined ? [] : [`--header 'Content-Type: application/json'`, '--data @- <<JSON']
  const refusal = refusalOf(step)
  const command = refusal === undefined ? 'call' : `refusal=${refusal} call`
  const options = [`${command} ${method} "${expanded(url)}"`, ...headers, ...body].join(` \\\n${indent}  `)
  return `${indent}${options}${payload === undefined ? '' : `\n${expandedJson(payload)}\nJSON`}`
}

/** The body as JSON, with shell variables in place of the expressions. */
const expandedJson = (payload: Json): string =>
  JSON.stringify(payload, (_, value) => value, 2).replace(/"((?:[^"\\]|\\.)*)"/g, (_, text) => `"${expanded(text)}"`)

function expanded(text: string): string {
  return partsOf(text)
    .map(part => (typeof part === 'string' ? part.replace(/[`\\$]/g, '\\$&') : `$${part.name}`))
    .join('')
}

/** The condition as a command: `is status approved`, and for other values than texts `contains '"valid":true'`. */
function asTest(condition: string): string {
  const { expression, expected } = parseCondition(condition)
  const name = pointerOf(expression).at(-1)
  // A history in the response may contain the same name with past values.
  if (typeof expected === 'string') return `is ${name} ${shellQuoted(expected)}`
  return `contains ${shellQuoted(`"${name}":${JSON.stringify(expected)}`)}`
}

const CALL = `# Sends a request, with a body from standard input, and stores the response body in $response.
call() {
  local method=$1 path=$2
  shift 2
  response=$(curl --silent --show-error --request "$method" --write-out '\\n%{http_code}' "$@" "$baseUrl$path")
  local status=\${response##*$'\\n'}
  response=\${response%$'\\n'*}
  echo "$method $path responded $status"
  if [ -n "\${refusal:-}" ]; then
    [ "$status" = "$refusal" ] || stop
  elif [ "$status" -ge 400 ]; then stop; fi
}
stop() { echo "$response" >&2; exit 1; }
contains() { grep -qF "$1" <<<"$response"; }
is() { [ "$(value "$1")" = "$2" ]; }
# The first value with that name in the response.
value() { grep -o "\\"$1\\":\\"[^\\"]*\\"" <<<"$response" | sed -n '1s/^[^:]*:"\\(.*\\)"$/\\1/p'; }`

const DIGITS = `digits() {
  local made='' i
  for ((i = 0; i < $1; i++)); do made+=$((RANDOM % 10)); done
  printf %s "$made"
}`

const CHECK_DIGIT = `# The tenth digit of a Saudi ID: every other digit of the nine counts twice.
withCheckDigit() {
  local sum=0 i digit
  for ((i = 0; i < 9; i++)); do
    digit=\${1:i:1}
    if ((i % 2 == 0)); then digit=$((digit > 4 ? digit * 2 - 9 : digit * 2)); fi
    sum=$((sum + digit))
  done
  printf %s "$1$(((10 - sum % 10) % 10))"
}`

const AS_IBAN = `# The check digits of an IBAN: with SA as 2810 and them at the end, the number leaves 1 when divided by 97.
asIban() {
  local rest=0 i number="\${1}281000"
  for ((i = 0; i < \${#number}; i++)); do rest=$(((rest * 10 + \${number:i:1}) % 97)); done
  printf 'SA%02d%s' $((98 - rest)) "$1"
}`

/** The text as one word of a shell command. */
function shellQuoted(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** The status of a step that has to be refused. */
export function refusalOf({ successCriteria }: WorkflowStep): number | undefined {
  return successCriteria
    .map(parseCondition)
    .flatMap(({ expression, expected }) => (expression === '$statusCode' ? [Number(expected)] : []))
    .find(status => status >= 400)
}

/** The error status that a step expects. */
export const bodyConditions = ({ successCriteria }: WorkflowStep): string[] =>
  successCriteria.filter(condition => parseCondition(condition).expression !== '$statusCode')
