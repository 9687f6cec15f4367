import type { Page } from '@playwright/test'
import { workflows } from '#arazzo/generated/workflows.ts'
import { docs } from '#web/features/docs/docs.messages.ts'
import { flows } from '#web/features/docs/flows/flows.messages.ts'
import { workflowText } from '#web/features/docs/flows/workflow-texts.messages.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { paths } from '#web/paths.ts'

export function flowsScreen(page: Page, language: Locale) {
  const t = flows[language]
  const flow = (id: keyof typeof workflows, anchor: string) => {
    const { summary, inputs, steps } = workflows[id]
    const region = page.locator(`section#${anchor}`)
    const diagram = region.getByRole('figure', { name: t.diagramOf(workflowText(language, summary)) })
    return {
      diagram,
      messages: diagram.getByRole('listitem'),
      input: (name: string) => {
        const input = inputs.find(each => each.name === name)
        return region.getByLabel(input ? workflowText(language, input.description) : name, { exact: true })
      },
      runAll: region.getByRole('button', { name: t.runAllOf(workflowText(language, summary)) }),
      run: (number: number) => {
        const name = t.runStep(number, workflowText(language, steps[number - 1]!.summary))
        return region.getByRole('button', { name: docs[language].request.runNamed(name) })
      },
      allPassed: region.getByText(t.allPassed(steps.length)),
      stoppedAt: (number: number) => region.getByText(t.stoppedAt(number)),
      step: (number: number) =>
        region
          .locator('ol > li')
          .filter({ has: page.getByRole('heading', { level: 4 }) })
          .nth(number - 1),
      copyScript: (name: string) => region.getByRole('button', { name: t.copyScript(name) }),
    }
  }
  return {
    signUp: flow('signUp', 'sign-up'),
    signIn: flow('signIn', 'sign-in'),
    recovery: flow('recovery', 'recovery'),
    sendWithKey: flow('sendWithKey', 'with-key'),
    explanation: (code: string) => page.getByRole('link', { name: docs[language].request.explain(code) }),
    openSignUp: () => page.goto(paths.docsSignUp),
    openSignIn: () => page.goto(paths.docsSignIn),
    openSendWithKey: () => page.goto(paths.docsSendWithKey),
  }
}
