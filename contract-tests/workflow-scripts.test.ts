import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, describe, expect, test } from 'vitest'
import { workflows } from '#arazzo/generated/workflows.ts'
import { parseCondition } from '#arazzo/runtime-expression.ts'
import type { Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { bashScript } from '#web/features/docs/flows/code/bash-script.ts'
import { jsScript } from '#web/features/docs/flows/FlowScripts.tsx'
import { contractApp } from './contract-app.ts'

const FAKE_CURL = fileURLToPath(new URL('fake-curl.ts', import.meta.url))

const plink = await contractApp()
const folder = await mkdtemp(join(tmpdir(), 'plink-scripts-'))
const { server, baseUrl } = await listening()

afterAll(async () => {
  server.close()
  await plink.database.close()
  await rm(folder, { recursive: true, force: true })
})

function listening(): Promise<{ server: ReturnType<typeof serve>; baseUrl: string }> {
  return new Promise(resolve => {
    const server = serve({ fetch: plink.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ server, baseUrl: `http://127.0.0.1:${port}` }),
    )
  })
}

/** Runs the program from a file, as an integrator does. */
async function run(workflow: Workflow, env: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `${workflow.id}.mjs`)
  await writeFile(file, jsScript(workflow, env.BASE_URL ? 'http://localhost:1' : baseUrl))
  // The program cannot import anything from the project.
  return (await promisify(execFile)(process.execPath, [file], { cwd: folder, env })).stdout
}

async function runShell(workflow: Workflow): Promise<string> {
  const [curl, file] = [join(folder, 'curl'), join(folder, `${workflow.id}.sh`)]
  await writeFile(curl, `#!/bin/sh\nexec '${process.execPath}' '${FAKE_CURL}' "$@"\n`)
  await chmod(curl, 0o755)
  await writeFile(file, bashScript(workflow, baseUrl))
  const env = { PATH: `${folder}:/usr/bin:/bin` }
  return (await promisify(execFile)('bash', [file], { cwd: folder, env })).stdout
}

const all: readonly Workflow[] = Object.values(workflows)

/** What each call of the program prints. */
const statusesOf = ({ steps }: Workflow): string[] =>
  steps.flatMap(({ successCriteria }) =>
    successCriteria
      .map(parseCondition)
      .flatMap(({ expression, expected }) => (expression === '$statusCode' ? [` responded ${expected}`] : [])),
  )

test.each(all)('the program of $id runs to its end', async workflow => {
  const printed = await run(workflow, workflow.id === 'signUp' ? { BASE_URL: baseUrl } : {})
  expect(printed.match(/ responded \d+$/gm)).toEqual(statusesOf(workflow))
  for (const name of Object.keys(workflow.outputs)) expect(printed).toMatch(new RegExp(`${name}: '.+'`))
})

// These workflows contain every construct of a script. More of them would be slow, because each call starts a process.
test.each([workflows.signUp, workflows.transferToIban, workflows.sendWithKey])(
  'the shell script of $id runs to its end',
  async workflow => {
    // A new code may be requested only after the resend interval.
    plink.clock.advance(60)
    const printed = await runShell(workflow)
    expect(printed.match(/ responded \d+$/gm)).toEqual(statusesOf(workflow))
    for (const name of Object.keys(workflow.outputs)) expect(printed).toMatch(new RegExp(`^${name}: .+$`, 'm'))
  },
  60_000,
)

test('a shell script stops at the first unexpected response', async () => {
  const inputs = workflows.signUp.inputs.map(({ name, description, default: value, ...rest }) =>
    name === 'crNumber' ? { name, description, default: '9900000001' } : { name, description, default: value, ...rest },
  )
  const stopped = await runShell({ ...workflows.signUp, inputs }).catch((error: { stderr: string }) => error)
  expect(stopped).toMatchObject({ code: 1, stderr: expect.stringContaining('"valid":false') })
})

test('a program stops at the first unexpected response', async () => {
  const wrongPassword: Workflow = {
    ...workflows.signIn,
    inputs: workflows.signIn.inputs.map(input => ({ ...input, default: 'Wrong#Password1' })),
  }
  const refused = await run(wrongPassword).catch((error: { stderr: string; stdout: string }) => error)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('INVALID_CREDENTIALS') })
  expect(refused).toMatchObject({ stdout: expect.stringMatching(/^POST \S+ responded 401\n$/) })
})

describe('a script stops where a refusal does not come', () => {
  // The cap of the key is above this amount, so the transfer is sent.
  const steps = workflows.sendWithKey.steps.map(
    (step): WorkflowStep =>
      step.id === 'sendAboveCap'
        ? { ...step, payload: { ...step.payload, amount: { amount: 100, currency: 'SAR' } } }
        : step,
  )
  const sent: Workflow = { ...workflows.sendWithKey, steps }

  test('as a program', async () => {
    const stopped = await run(sent).catch((error: { stderr: string }) => error)
    expect(stopped).toMatchObject({ code: 1, stderr: expect.stringContaining('"state":"held"') })
  })

  test('in the shell', async () => {
    const stopped = await runShell(sent).catch((error: { stderr: string }) => error)
    expect(stopped).toMatchObject({ code: 1, stderr: expect.stringContaining('"state":"held"') })
  })
})
