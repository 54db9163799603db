import { formatDayTime } from '@ministry/domain';
import { assistantWords as words, taskNames } from '../assistant.content.ts';
import { frequencies, type Memory, type UserContext } from '../memory.ts';
import css from './assistant.module.css';

type Preferences = UserContext['automationPreferences'];

interface MemoryPanelProps {
  memory: Memory;
  onPrefer(preferences: Partial<Preferences>): void;
  onClear(): void;
}

/** What the assistant remembers, what it may do with it, and the way to clear it. */
export function MemoryPanel({ memory: { context, tasks }, onPrefer, onClear }: MemoryPanelProps) {
  const { enableReminders, enableProactiveHelp, followUpFrequency } = context.automationPreferences;
  return (
    <details className={css.memory}>
      <summary>{words.memory}</summary>
      <p>{words.memoryText}</p>
      <dl>
        <dt>{words.recent}</dt>
        <dd>
          {context.previousQueries.length > 0
            ? [...context.previousQueries].reverse().map((query) => <span key={query}>{query}</span>)
            : words.nothing}
        </dd>
        <dt>{words.waiting}</dt>
        <dd>
          {tasks.length > 0
            ? tasks.map(({ type, executeAt }) => (
                <span key={`${type}${executeAt}`}>
                  {taskNames[type]}: <time dateTime={executeAt}>{formatDayTime(new Date(executeAt))}</time>
                </span>
              ))
            : words.nothing}
        </dd>
      </dl>
      <label>
        <input
          type="checkbox"
          checked={enableReminders}
          onChange={(event) => onPrefer({ enableReminders: event.target.checked })}
        />{' '}
        {words.reminders}
      </label>
      <label>
        <input
          type="checkbox"
          checked={enableProactiveHelp}
          onChange={(event) => onPrefer({ enableProactiveHelp: event.target.checked })}
        />{' '}
        {words.proactive}
      </label>
      <label className={css.frequency}>
        {words.frequency}
        <select
          value={followUpFrequency}
          onChange={(event) => onPrefer({ followUpFrequency: frequencies.find((each) => each === event.target.value) })}
        >
          {frequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {words.frequencies[frequency]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        {words.clear}
      </button>
    </details>
  );
}
