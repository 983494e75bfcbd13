import { useQuery } from '@tanstack/react-query';
import { DraftFound, DraftKept } from '#back-office/editor/draft-notices.tsx';
import { useLeaveGuard } from '#back-office/editor/use-leave-guard.ts';
import { FormBar } from '#back-office/form-bar.tsx';
import { ListState } from '#back-office/list/list-states.tsx';
import { actions } from '#messages/staff-actions.ts';
import { unsaved } from '#messages/staff-editor.ts';
import { settings as texts } from '#messages/staff-settings.ts';
import { screens } from '#messages/staff-shell.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { SettingsAnswer } from './settings.contract.ts';
import { editedSettings } from './settings-admin.queries.ts';
import { SettingsConflict } from './settings-admin-conflict.tsx';
import { GROUPS, SettingsGroups } from './settings-admin-groups.tsx';
import { useEditedSettings } from './settings-admin-state.ts';

/** The clinic's facts (decision 22), for superadmins. */
export function SettingsScreen() {
  const answer = useQuery(editedSettings());
  return (
    <>
      <h1 className="text-[1.7rem]">{screens.settings}</h1>
      <p className="mt-1 max-w-measure text-muted">{texts.lead}</p>
      {answer.data ? (
        <SettingsForm read={answer.data} />
      ) : (
        <ListState list={answer} failed={texts.loadFailed} />
      )}
    </>
  );
}

function SettingsForm({ read }: { read: SettingsAnswer }) {
  const edited = useEditedSettings(read);
  const { facts, errors, failure, clashes, busy, isDirty, draft } = edited;
  useLeaveGuard(isDirty && !busy, draft.drop);
  return (
    <>
      <nav aria-label={texts.goTo} className="mt-4 mb-5 flex flex-wrap gap-x-4">
        {GROUPS.map((name) => (
          <a
            key={name}
            href={`#${name}`}
            className="target py-2 font-medium text-brand hover:text-brand-deep hover:underline"
          >
            {texts.groups[name]}
          </a>
        ))}
      </nav>
      <form
        ref={edited.form}
        noValidate
        aria-label={screens.settings}
        onSubmit={(event) => {
          event.preventDefault();
          void edited.save();
        }}
      >
        <div className="mb-5 empty:hidden">
          <DraftFound draft={draft} onRestore={draft.restore} />
        </div>
        {clashes.length > 0 ? (
          <SettingsConflict ref={edited.question} clashes={clashes} mine={facts} onChoose={edited.settle} />
        ) : null}
        <fieldset disabled={busy} className="min-w-0">
          <SettingsGroups facts={facts} errors={errors} set={edited.set} />
        </fieldset>
        <FormBar place="page">
          {failure ? (
            <Alert ref={edited.notice} tone="error" className="w-full">
              {failure}
            </Alert>
          ) : null}
          <div className="me-auto max-sm:basis-full">
            <p
              ref={edited.said}
              role="status"
              tabIndex={-1}
              className="text-muted outline-none max-sm:sr-only"
            >
              {isDirty ? unsaved.title : ''}
            </p>
            {isDirty ? <DraftKept at={draft.keptAt} /> : null}
          </div>
          {isDirty && !busy ? (
            <Button look="outline" size="small" onClick={edited.undo}>
              {texts.undo}
            </Button>
          ) : null}
          <Button
            type="submit"
            size="small"
            busy={busy}
            busyText={actions.saving}
            disabled={!isDirty || clashes.length > 0}
          >
            {texts.save}
          </Button>
        </FormBar>
      </form>
    </>
  );
}
