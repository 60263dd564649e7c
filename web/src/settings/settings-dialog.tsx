import { Dialog } from '@base-ui/react/dialog';
import { Switch } from '@base-ui/react/switch';
import { BOT_PACES, MOTIONS, playSound, useSettings } from '@haven/ui-kit';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { introduce } from '../api/me.ts';
import { HELPS, isUnwanted, turnHelps, useMemory } from '../experience/memory.ts';
import './settings.css';
import { CodeRow } from './code-row.tsx';
import { DeviceRow } from './device-row.tsx';
import { GoodbyeRow } from './goodbye-row.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NameRow } from './name-row.tsx';
import { Row } from './row.tsx';
import { TurnRow } from './turn-row.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('settings');
  const close = useTranslations('app')('close');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog settings">
          <Dialog.Title className="dialog-title">{t('title')}</Dialog.Title>
          <Dialog.Close className="icon-button dialog-close" aria-label={close}>
            <X aria-hidden="true" />
          </Dialog.Close>
          <LanguageRow />
          <SoundRow />
          <VolumeRow />
          <AmbienceRow />
          <MotionRow />
          <PaceRow />
          <ColoursRow />
          <FirstGamesRow />
          <EndRow />
          <NameRow />
          <ListedRow />
          <DeviceRow />
          <CodeRow />
          <TurnRow />
          <WebhookRow />
          <GoodbyeRow />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LanguageRow() {
  const t = useTranslations('languages');
  return (
    <Row label={<span aria-hidden="true">{t('label')}</span>}>
      <LanguageSwitch />
    </Row>
  );
}

function SoundRow() {
  const t = useTranslations('settings');
  const id = useId();
  const { sound, change } = useSettings();
  return (
    <Row label={<span id={id}>{t('sound')}</span>}>
      <Toggle labelledBy={id} isOn={sound} onChange={(on) => change({ sound: on })} />
    </Row>
  );
}

function VolumeRow() {
  const t = useTranslations('settings');
  const id = useId();
  const { volume, sound, change } = useSettings();
  return (
    <Row label={<label htmlFor={id}>{t('volume')}</label>}>
      <input
        id={id}
        className="volume"
        type="range"
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        disabled={!sound}
        onChange={(event) => change({ volume: event.currentTarget.valueAsNumber / 100 })}
        onPointerUp={() => playSound('coin')}
      />
    </Row>
  );
}

function AmbienceRow() {
  const t = useTranslations('settings');
  const id = useId();
  const { ambience, change } = useSettings();
  return (
    <Row label={<span id={id}>{t('ambience')}</span>} hint={t('ambienceHint')}>
      <Toggle labelledBy={id} isOn={ambience} onChange={(on) => change({ ambience: on })} />
    </Row>
  );
}

function ColoursRow() {
  const t = useTranslations('settings');
  const id = useId();
  const { fourColours, change } = useSettings();
  return (
    <Row label={<span id={id}>{t('fourColours')}</span>} hint={t('fourColoursHint')}>
      <Toggle labelledBy={id} isOn={fourColours} onChange={(on) => change({ fourColours: on })} />
    </Row>
  );
}

function FirstGamesRow() {
  const t = useTranslations('settings');
  const id = useId();
  const isOn = !useMemory(isUnwanted);
  return (
    <Row label={<span id={id}>{t('firstGames')}</span>} hint={t('firstGamesHint')}>
      <Toggle labelledBy={id} isOn={isOn} onChange={(on) => turnHelps(HELPS, on ? 'on' : 'off')} />
    </Row>
  );
}

function EndRow() {
  const t = useTranslations('settings');
  const id = useId();
  const { asksAtEnd, change } = useSettings();
  return (
    <Row label={<span id={id}>{t('asksAtEnd')}</span>} hint={t('asksAtEndHint')}>
      <Toggle labelledBy={id} isOn={asksAtEnd} onChange={(on) => change({ asksAtEnd: on })} />
    </Row>
  );
}

function ListedRow() {
  const t = useTranslations('settings');
  const id = useId();
  const { isListed, change } = useSettings();
  const wish = (isNow: boolean) => {
    change({ isListed: isNow });
    void introduce();
  };
  return (
    <Row label={<span id={id}>{t('listed')}</span>} hint={t('listedHint')}>
      <Toggle labelledBy={id} isOn={isListed} onChange={wish} />
    </Row>
  );
}

interface ToggleProps {
  readonly labelledBy: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Toggle({ labelledBy, isOn, onChange }: ToggleProps) {
  return (
    <Switch.Root className="toggle" aria-labelledby={labelledBy} checked={isOn} onCheckedChange={onChange}>
      <Switch.Thumb className="toggle-thumb" />
    </Switch.Root>
  );
}

function MotionRow() {
  const { motion, change } = useSettings();
  const t = useTranslations('settings');
  return (
    <ChoiceRow label={t('motion')} chosen={motion} onChoose={(each) => change({ motion: each })}>
      {MOTIONS.map((each) => [each, t(`motions.${each}`)])}
    </ChoiceRow>
  );
}

function PaceRow() {
  const { botPace, change } = useSettings();
  const t = useTranslations('settings');
  return (
    <ChoiceRow label={t('botPace')} chosen={botPace} onChoose={(each) => change({ botPace: each })}>
      {BOT_PACES.map((each) => [each, t(`botPaces.${each}`)])}
    </ChoiceRow>
  );
}

interface ChoiceRowProps<V extends string> {
  readonly label: string;
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
  readonly children: readonly (readonly [value: V, label: string])[];
}

function ChoiceRow<V extends string>({ label, chosen, onChoose, children }: ChoiceRowProps<V>) {
  return (
    <Row label={<span aria-hidden="true">{label}</span>}>
      <fieldset className="segments">
        <legend className="visually-hidden">{label}</legend>
        {children.map(([value, word]) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {word}
          </button>
        ))}
      </fieldset>
    </Row>
  );
}
