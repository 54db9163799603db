import type { MenuProps } from 'antd';
import { Button, Dropdown, Input, Modal } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { focusFirstField } from '../components/focus-first-field.ts';
import { Icon } from '../components/icon.tsx';
import { afterKey } from '../components/more-menu.tsx';
import { nameError, viewLimits } from './list-view.ts';
import { listsCopy as copy } from './lists.copy.ts';
import type { Views } from './use-views.ts';

type NameQuestion = 'save' | 'rename' | null;

/** Saved views of a list, each with its own address. The current one can be renamed and removed. */
export function ViewsMenu({ views }: { views: Views }) {
  const { all, current } = views;
  const [asked, ask] = useState<NameQuestion>(null);
  const navigate = useNavigate();
  const items: MenuProps['items'] = [
    ...all.map(({ name, query }) => ({
      key: `view ${name}`,
      label: <Link to={{ search: query }}>{name}</Link>,
      // A click follows the link; a key press is handled by the menu, so it has to navigate itself.
      onClick: ({ domEvent }: { domEvent: { type: string } }) => {
        if (domEvent.type === 'keydown') void navigate({ search: query });
      },
    })),
    ...(all.length > 0 ? [{ type: 'divider' as const }] : []),
    ...(current
      ? [
          { key: 'rename', label: copy.renameThisView, onClick: () => ask('rename') },
          { key: 'remove', label: copy.removeThisView, danger: true, onClick: () => views.remove(current) },
        ]
      : [
          {
            key: 'save',
            label: all.length < viewLimits.count ? copy.saveThisView : copy.tooManyViews({ most: viewLimits.count }),
            disabled: all.length >= viewLimits.count,
            onClick: () => ask('save'),
          },
        ]),
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: afterKey(items),
          selectable: true,
          selectedKeys: current ? [`view ${current.name}`] : [],
        }}
        autoFocus
      >
        <Button type="text" size="small" aria-haspopup="menu">
          {current ? current.name : copy.views}
          <Icon name="down" size={14} />
        </Button>
      </Dropdown>
      {asked ? <NameDialog views={views} asked={asked} onClose={() => ask(null)} /> : null}
    </>
  );
}

function NameDialog({ views, asked, onClose }: { views: Views; asked: 'save' | 'rename'; onClose(): void }) {
  const renamed = asked === 'rename' ? views.current : undefined;
  const [typed, setTyped] = useState(renamed?.name ?? '');
  const [error, setError] = useState<string>();

  function submit() {
    const name = typed.trim();
    const found = nameError(
      name,
      views.all.filter((view) => view !== renamed),
    );
    setError(found);
    if (found) return;
    if (renamed) views.rename(renamed, name);
    else views.save(name);
    onClose();
  }
  return (
    <Modal
      open
      title={renamed ? copy.renameView : copy.saveView}
      okText={common.save}
      afterOpenChange={focusFirstField}
      onOk={submit}
      onCancel={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={common.name} required error={error} hint={renamed ? undefined : copy.viewHint}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={viewLimits.name}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
