import { workflows } from '#arazzo/generated/workflows.ts'
import { page } from '#web/mock/control.ts'
import { docs } from '../docs.messages.ts'
import { flows } from './flows.messages.ts'
import { workflowText } from './workflow-texts.messages.ts'

/** A flow on its page in the documentation. */
export function flowControls(id: keyof typeof workflows, anchor: string) {
  const { summary, inputs, steps } = workflows[id]
  const region = page.selector(`section#${anchor}`)
  const diagram = region.find('figure', flows, (t, locale) => t.diagramOf(workflowText(locale, summary)))
  return {
    diagram,
    messages: diagram.all('listitem'),
    input: (name: string) => {
      const input = inputs.find(each => each.name === name)
      return region.field(flows, (_, locale) => (input ? workflowText(locale, input.description) : name))
    },
    runAll: region.button(flows, (t, locale) => t.runAllOf(workflowText(locale, summary))),
    run: (number: number) =>
      region.button(flows, (t, locale) =>
        docs[locale].request.runNamed(t.runStep(number, workflowText(locale, steps[number - 1]!.summary))),
      ),
    allPassed: region.text(flows, t => t.allPassed(steps.length)),
    stoppedAt: (number: number) => region.text(flows, t => t.stoppedAt(number)),
    step: (number: number) =>
      region
        .selector('ol > li')
        .having(page.selector('h4'))
        .nth(number - 1),
    copyScript: (name: string) => region.button(flows, t => t.copyScript(name)),
  }
}

export const explanationControls = {
  explanation: (code: string) => page.link(docs, t => t.request.explain(code)),
}
