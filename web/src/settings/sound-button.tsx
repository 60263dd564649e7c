import { playSound, useSettings } from '@haven/ui-kit';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'use-intl';

export function SoundButton() {
  const t = useTranslations('settings');
  const { sound, change } = useSettings();
  const toggle = () => {
    change({ sound: !sound });
    playSound('coin');
  };
  return (
    <button
      type="button"
      className="icon-button sound-button"
      aria-label={t(sound ? 'soundOn' : 'soundOff')}
      onClick={toggle}
    >
      {sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </button>
  );
}
