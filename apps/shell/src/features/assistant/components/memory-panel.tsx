import { formatDayTime } from '@ministry/domain';
import { assistantCopy as copy, taskNames } from '../assistant.copy.ts';
import { frequencies, type Memory, type UserContext } from '../memory.ts';
import { shownQuestion } from '../shown-question.ts';
import css from './assistant.module.css';

type Preferences = UserContext['automationPreferences'];

interface MemoryPanelProps {
  memory: Memory;
  onPrefer(preferences: Partial<Preferences>): void;
  onClear(): void;
}

/** Shows what the assistant remembers, with its preferences and a button to clear it. */
export function MemoryPanel({ memory: { context, tasks }, onPrefer, onClear }: MemoryPanelProps) {
  const { enableReminders, enableProactiveHelp, followUpFrequency } = context.automationPreferences;
  return (
    <details className={css.memory}>
      <summary>{copy.memory}</summary>
      <p>{copy.memoryText}</p>
      <dl>
        <dt>{copy.recent}</dt>
        <dd>
          {context.previousQueries.length > 0
            ? [...context.previousQueries].reverse().map((query) => <span key={query}>{shownQuestion(query)}</span>)
            : copy.nothing}
        </dd>
        <dt>{copy.waiting}</dt>
        <dd>
          {tasks.length > 0
            ? tasks.map(({ type, executeAt }) => (
                <span key={`${type}${executeAt}`}>
                  {taskNames[type]}: <time dateTime={executeAt}>{formatDayTime(new Date(executeAt))}</time>
                </span>
              ))
            : copy.nothing}
        </dd>
      </dl>
      <label>
        <input
          type="checkbox"
          checked={enableReminders}
          onChange={(event) => onPrefer({ enableReminders: event.target.checked })}
        />{' '}
        {copy.reminders}
      </label>
      <label>
        <input
          type="checkbox"
          checked={enableProactiveHelp}
          onChange={(event) => onPrefer({ enableProactiveHelp: event.target.checked })}
        />{' '}
        {copy.proactive}
      </label>
      <label className={css.frequency}>
        {copy.frequency}
        <select
          value={followUpFrequency}
          onChange={(event) => onPrefer({ followUpFrequency: frequencies.find((each) => each === event.target.value) })}
        >
          {frequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {copy.frequencies[frequency]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        {copy.clear}
      </button>
    </details>
  );
}
