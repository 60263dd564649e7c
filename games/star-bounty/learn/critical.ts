import { deal, type Lesson } from '@haven/text-kit';

export const critical: Lesson = {
  id: 'critical',
  title: { en: 'Critical, and fleeing', fr: 'État critique et fuite', ru: 'Критическое состояние и бегство' },
  teaches: ['§5.7', '§5.8', '§5.10', '§5.11'],
  table: { seats: 1, seed: deal(1506) },
  before: [
    ...['0 engage QH', '0 fire', '0 strike', '0 fire', '0 strike', '0 fire', '0 strike', '0 leave'],
    ...['0 engage QS', '0 fire', '0 strike', '0 fire', '0 strike', '0 engage AD', '0 fire', '0 strike'],
  ],
  steps: [
    {
      say: {
        en: 'Sector 2, and an ace with 20 health left. It switched off your shields: only the engines protect you. Brace.',
        fr: 'Secteur 2, et un as à qui il reste 20 points de vie. Vos boucliers sont hors service : seuls les moteurs vous protègent. Préparez-vous à l’impact.',
        ru: 'Сектор 2, у туза осталась прочность 20. Щиты отключены: вас защищают только двигатели. Приготовьтесь к удару.',
      },
      at: ['choice brace'],
      ask: 'brace',
      later: {
        en: 'A wise precaution. Here you are to see what happens without it: brace.',
        fr: 'Sage précaution. Mais ici, vous devez voir ce qui arrive sans elle : préparez-vous à l’impact.',
        ru: 'Разумная предосторожность. Но здесь важно увидеть, что будет без неё: приготовьтесь к удару.',
      },
    },
    {
      say: {
        en: '1 and 5, heads: 12. The engines stop 2, and 10 is all you have. The 8♠ or a drone would save you; this once, take the hit.',
        fr: '1 et 5, face : 12. Les moteurs en arrêtent 2, et 10, c’est tout ce que vous avez. Le 8♠ ou un drone vous sauverait ; pour cette fois, encaissez.',
        ru: '1 и 5, орёл: 12. Двигатели остановят 2, а 10 — это всё, что у вас есть. Помогли бы 8♠ или дрон, но на этот раз примите удар.',
      },
      at: ['choice endure'],
      ask: 'endure',
      later: {
        en: 'In a game of your own: yes! Here take the hit, to see what critical means.',
        fr: 'Dans une vraie partie : oui ! Ici, encaissez, pour voir ce qu’est l’état critique.',
        ru: 'В своей партии — обязательно! А здесь примите удар, чтобы увидеть критическое состояние.',
      },
    },
    {
      say: {
        en: 'Critical. What would have killed you stops here, but the next damage, even 1, destroys the ship and ends the run without a medal.',
        fr: 'État critique. Le coup mortel s’arrête là, mais le prochain dégât, même un seul, détruit le vaisseau : fin de l’expédition, sans médaille.',
        ru: 'Критическое состояние. Смертельный удар остановлен, но следующий урон, даже 1, погубит корабль, и рейд закончится без медали.',
      },
      at: ['part life'],
    },
    {
      say: {
        en: 'You hold a prisoner: give up the Queen of Hearts and flee. She is worth 12 credits, but less than your ship.',
        fr: 'Vous avez une prisonnière : abandonnez la dame de cœur et fuyez. Elle vaut 12 crédits, mais moins que votre vaisseau.',
        ru: 'У вас есть пленница: отпустите даму червей и бегите. Она стоит 12 кредитов, но корабль дороже.',
      },
      at: ['choice flee'],
      ask: 'flee QH',
      later: {
        en: 'Brave! But with 20 health left the ace will shoot at least once more. Flee.',
        fr: 'Courageux ! Mais avec 20 points de vie, l’as tirera encore au moins une fois. Fuyez.',
        ru: 'Смело! Но у туза прочность 20, и он точно выстрелит ещё раз. Бегите.',
      },
    },
    {
      say: {
        en: 'Safe in the shop. Sell the dead Queen of Spades: 7, plus 1 for sector 2.',
        fr: 'À l’abri au comptoir. Vendez la dame de pique, morte : 7, et 1 pour le secteur 2.',
        ru: 'Вы в безопасности, в магазине. Продайте убитую даму пик: 7 и ещё 1 за сектор 2.',
      },
      at: ['move sell QS'],
      ask: 'sell QS',
    },
    {
      say: {
        en: 'Put all 8 credits into life support: it rises to 9.',
        fr: 'Dépensez les 8 crédits en cœurs : la vie du vaisseau remonte à 9.',
        ru: 'Потратьте все 8 кредитов на жизнеобеспечение: оно поднимется до 9.',
      },
      at: ['move heal 8'],
      ask: 'heal 8',
      later: {
        en: 'Not a bad idea, but the ship comes first: heal up to the last heart you can pay for.',
        fr: 'C’est aussi une idée, mais le vaisseau d’abord : choisissez le dernier cœur que vous pouvez payer.',
        ru: 'Тоже мысль, но сначала корабль: нажмите на последнее сердце, на которое хватает денег.',
      },
    },
    {
      say: {
        en: 'Back to sector 2. Beaten enemies stay beaten; the ace will have its 30 health again, and you will shoot first.',
        fr: 'Retour dans le secteur 2. Les ennemis battus le restent ; l’as aura retrouvé ses 30 points de vie, et vous tirerez en premier.',
        ru: 'Возвращайтесь в сектор 2. Побеждённые не вернутся; у туза снова прочность 30, а первый выстрел за вами.',
      },
      at: ['choice leave'],
      ask: 'leave',
    },
    {
      say: {
        en: 'This time you know what to do: keep spades and a drone ready for its shots.',
        fr: 'Cette fois, vous savez quoi faire : gardez des piques et un drone pour ses tirs.',
        ru: 'Теперь вы знаете, что делать: держите наготове пики и дрон.',
      },
      at: ['enemy AD'],
    },
  ],
};
