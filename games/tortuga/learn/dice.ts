import { deal, type Lesson } from '@haven/text-kit';

export const dice: Lesson = {
  id: 'dice',
  title: { en: 'Dice behind the screen', fr: 'Les dés derrière le paravent', ru: 'Кубики за ширмой' },
  teaches: ['§2.2', '§2.3', '§2.8', '§2.9'],
  table: { seats: 3, seed: deal(171) },
  before: [],
  steps: [
    {
      say: {
        en: 'Bring treasure chests home to Tortuga. Each one travels from your island to your crew, then to your fleet, then to Tortuga, where it is worth most.',
        fr: 'Ramenez des coffres à Tortuga. Chacun va de votre île à votre équipage, puis à votre flotte, puis à Tortuga : c’est là qu’il vaut le plus.',
        ru: 'Везите сундуки на Тортугу. Каждый идёт с острова к команде, затем во флот, затем на Тортугу: там он ценнее всего.',
      },
      at: ['zone 0 tortuga'],
      free: ['zone 0 fleet', 'zone 0 crew', 'zone 0 island'],
    },
    {
      say: {
        en: 'In each round everybody rolls five dice behind a screen, all at the same time. Nobody sees the others’ dice.',
        fr: 'À chaque manche, tout le monde lance cinq dés derrière un paravent, en même temps. Personne ne voit les dés des autres.',
        ru: 'В каждом раунде все одновременно бросают по пять кубиков за ширмой. Чужих кубиков никто не видит.',
      },
      at: ['part tray'],
    },
    {
      say: {
        en: 'Keep at least one die; several only if they show the same action. You have RAID 4 and RAID 5: touch the RAID flag to take both, then confirm.',
        fr: 'Gardez au moins un dé ; plusieurs seulement s’ils montrent la même action. Vous avez PILLAGE 4 et 5 : touchez le drapeau PILLAGE pour prendre les deux, puis confirmez.',
        ru: 'Оставьте хотя бы один кубик; несколько — только с одним действием. У вас НАБЕГ 4 и НАБЕГ 5: нажмите на флаг НАБЕГА, чтобы взять оба, и подтвердите.',
      },
      at: ['move pick CE', 'flag raid'],
      free: ['part tray'],
      ask: 'pick CE',
      later: {
        en: 'You may keep those, but here the two RAID dice make a strong start.',
        fr: 'C’est permis, mais ici, les deux dés de PILLAGE font un bon début.',
        ru: 'Так можно, но здесь два кубика НАБЕГА — сильное начало.',
      },
      rivals: ['1 pick A', '2 pick A'],
    },
    {
      say: {
        en: 'All screens were lifted together. Kept dice lie on their action until the round is over: your total in RAID is 9. It is full: 2/2 means two dice of at most two. There will be more room once the pirate on your board has advanced.',
        fr: 'Tous les paravents se sont levés ensemble. Les dés gardés restent sur leur action jusqu’à la fin de la manche : votre PILLAGE vaut 9. Il est plein, 2/2 : il y aura plus de place quand le pirate de votre plateau aura avancé.',
        ru: 'Все ширмы подняты одновременно. Оставленные кубики стоят на своих действиях до конца раунда: ваш НАБЕГ равен 9. Больше не поместится: 2/2 — два кубика из двух. Места станет больше, когда пират на вашем планшете пройдёт вперёд.',
      },
      at: ['flag raid'],
      free: ['sheet raid'],
    },
    {
      say: {
        en: 'The other dice were rolled again: CREW 5, CREW 1 and a skull, which stands for any action. Each die has numbers of its own: this skull counts as CREW 2. Take all three for CREW.',
        fr: 'Les autres dés ont été relancés : ÉQUIPAGE 5, ÉQUIPAGE 1 et un crâne, qui vaut n’importe quelle action. Chaque dé a ses propres nombres : ce crâne vaut ÉQUIPAGE 2. Prenez les trois pour ÉQUIPAGE.',
        ru: 'Остальные кубики брошены заново: КОМАНДА 5, КОМАНДА 1 и череп — он заменяет любое действие. Числа у каждого кубика свои: здесь череп — это КОМАНДА 2. Оставьте все три для КОМАНДЫ.',
      },
      at: ['move pick ABD', 'loose B', 'loose D', 'loose A'],
      free: ['part tray'],
      ask: 'pick ABD',
      later: {
        en: 'Fewer dice would do too, but three of them make CREW hard to beat.',
        fr: 'Moins de dés suffiraient, mais avec trois, votre ÉQUIPAGE sera difficile à battre.',
        ru: 'Можно оставить и меньше, но с тремя кубиками КОМАНДУ будет трудно перебить.',
      },
      rivals: ['1 pick C', '2 pick E'],
    },
    {
      say: {
        en: 'All your dice are placed while the others roll on: you get a bonus tile, worth +1 for the rest of the game. Put it on CREW.',
        fr: 'Tous vos dés sont posés, les autres joueurs lancent encore : vous recevez une tuile bonus, +1 pour toute la partie. Posez-la sur ÉQUIPAGE.',
        ru: 'Все ваши кубики поставлены, а другие ещё бросают: вы получаете жетон бонуса, +1 до конца игры. Положите его на КОМАНДУ.',
      },
      at: ['move bonus crew'],
      ask: 'bonus crew',
      rivals: ['1 pick BE', '2 pick CD'],
    },
    {
      say: {
        en: 'They roll once more, so you get another one: quick hands pay. Put it on FLEET. It counts whenever you have a die there.',
        fr: 'Ils lancent encore : vous en recevez une autre. Aller vite rapporte ! Posez-la sur FLOTTE. Elle compte dès que vous y avez un dé.',
        ru: 'Они бросают ещё раз, и вы получаете второй: быть быстрым выгодно. Положите его на ФЛОТ. Он считается, когда там есть ваш кубик.',
      },
      at: ['move bonus fleet'],
      ask: 'bonus fleet',
      rivals: ['1 pick D', '2 pick B'],
    },
    {
      say: {
        en: 'Everybody’s dice are placed. Now the five actions follow, flag by flag: that is the next chapter.',
        fr: 'Tous les dés sont posés. Viennent maintenant les cinq actions, drapeau par drapeau : c’est le chapitre suivant.',
        ru: 'Все кубики поставлены. Теперь по порядку флагов идут пять действий: об этом следующая глава.',
      },
      at: ['flag fleet'],
    },
  ],
};
