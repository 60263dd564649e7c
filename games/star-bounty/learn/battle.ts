import { deal, type Lesson } from '@haven/text-kit';

export const battle: Lesson = {
  id: 'battle',
  title: { en: 'A battle', fr: 'Un combat', ru: 'Бой' },
  teaches: ['§2.1', '§2.4', '§3.1', '§3.2', '§5.1', '§5.4', '§5.5'],
  table: { seats: 1, seed: deal(201) },
  before: [],
  steps: [
    {
      say: {
        en: 'You hunt sixteen outlaws through four sectors, with 1, 3, 5 and 7 of them. Sell them, come home, and the credits you have left are your score.',
        fr: 'Vous traquez seize hors-la-loi dans quatre secteurs : 1, puis 3, 5 et 7. Vendez-les, rentrez en vie : les crédits qui vous restent sont votre score.',
        ru: 'Вы охотитесь на шестнадцать преступников в четырёх секторах: их там 1, 3, 5 и 7. Продайте добычу и вернитесь: оставшиеся кредиты — ваш счёт.',
      },
      at: ['part sectors'],
    },
    {
      say: {
        en: 'Your first enemy: the Jack of Spades, 15 health. Jacks are the weakest; a queen has 20, a king 25, an ace 30. Engage it.',
        fr: 'Votre premier ennemi : le valet de pique, 15 points de vie. Les valets sont les plus faibles ; une dame en a 20, un roi 25, un as 30. Affrontez-le.',
        ru: 'Первый противник — валет пик, прочность 15. Валеты слабее всех: у дамы 20, у короля 25, у туза 30. Вступите с ним в бой.',
      },
      at: ['choice JS'],
      ask: 'engage JS',
    },
    {
      say: {
        en: 'An enemy switches off the system of its own suit. Spades are your engines: in this battle they count for nothing.',
        fr: 'Un ennemi met hors service le système de sa couleur. Pique, ce sont vos moteurs : dans ce combat, ils ne comptent pas.',
        ru: 'Противник отключает систему своей масти. Пики — это двигатели: в этом бою от них нет толку.',
      },
      at: ['system engines'],
    },
    {
      say: {
        en: 'You always shoot first. Fire: two dice, plus the power of your ballistics, which is 2.',
        fr: 'Vous tirez toujours en premier. Feu : deux dés, plus la puissance de vos canons, soit 2.',
        ru: 'Первый выстрел всегда за вами. Огонь: два кубика плюс мощность орудий, то есть 2.',
      },
      at: ['choice fire'],
      ask: 'fire',
      later: {
        en: 'Parts and drones can help a shot. That is the next chapter: for now just fire.',
        fr: 'Pièces et drones peuvent aider un tir : c’est le chapitre suivant. Pour l’instant, tirez simplement.',
        ru: 'Детали и дроны помогают стрелять, но это следующая глава. Пока просто стреляйте.',
      },
    },
    {
      say: {
        en: '2 and 4, plus 2: the shot does 8 damage and leaves the jack 7 health. Let it land.',
        fr: '2 et 4, plus 2 : le tir inflige 8 dégâts et laisse 7 points de vie au valet. Validez-le.',
        ru: '2 и 4, плюс 2: выстрел нанесёт 8 урона, и у валета останется прочность 7. Нанесите урон.',
      },
      at: ['choice strike'],
      ask: 'strike',
      later: {
        en: 'A part could make this shot stronger. Save it for the next chapter and let the shot land.',
        fr: 'Une pièce renforcerait ce tir. Gardez-la pour le chapitre suivant et validez.',
        ru: 'Деталь усилила бы выстрел. Приберегите её до следующей главы и нанесите урон.',
      },
    },
    {
      say: {
        en: 'The jack is still flying, so it shoots back: two dice and a coin. Heads doubles the sum. Brace!',
        fr: 'Le valet tient encore, donc il riposte : deux dés et une pièce de monnaie. Face double la somme. Préparez-vous !',
        ru: 'Валет ещё цел и отвечает: два кубика и монета. Орёл удваивает сумму. Приготовьтесь к удару!',
      },
      at: ['choice brace'],
      ask: 'brace',
    },
    {
      say: {
        en: '1 and 3 make 4, heads makes it 8. Your shields stop 2, the engines are off: 6 damage gets through. Take it.',
        fr: '1 et 3 font 4, face en fait 8. Vos boucliers en arrêtent 2, les moteurs sont hors service : 6 dégâts passent. Encaissez.',
        ru: '1 и 3 — это 4, орёл делает из них 8. Щиты остановят 2, двигатели отключены: пройдёт 6 урона. Примите удар.',
      },
      at: ['choice endure'],
      ask: 'endure',
      later: {
        en: 'You could soften the blow, and the next chapter shows how. This time, take it.',
        fr: 'On peut amortir le coup : le chapitre suivant montre comment. Cette fois, encaissez.',
        ru: 'Удар можно смягчить, и следующая глава покажет как. На этот раз примите его.',
      },
    },
    {
      say: {
        en: 'Life support fell from 10 to 4. It does not come back by itself: it follows you from battle to battle.',
        fr: 'La vie du vaisseau est tombée de 10 à 4. Elle ne remonte pas toute seule : elle vous suit d’un combat à l’autre.',
        ru: 'Жизнеобеспечение упало с 10 до 4. Само оно не восстановится и перейдёт с вами в следующий бой.',
      },
      at: ['part life'],
    },
    {
      say: {
        en: 'Your turn to shoot again. 7 health is left.',
        fr: 'À vous de tirer. Il reste 7 points de vie.',
        ru: 'Снова стреляете вы. Осталась прочность 7.',
      },
      at: ['choice fire'],
      ask: 'fire',
    },
    {
      say: {
        en: '4 and 1, plus 2: exactly 7. Damage that hits the mark exactly takes the enemy alive. Let it land!',
        fr: '4 et 1, plus 2 : 7 tout rond. Des dégâts exacts capturent l’ennemi vivant. Validez !',
        ru: '4 и 1, плюс 2: ровно 7. Ровно столько урона, сколько нужно, — и противник взят в плен. Нанесите урон!',
      },
      at: ['choice strike'],
      ask: 'strike',
    },
    {
      say: {
        en: 'The jack is your prisoner, the sector is clear, and you have reached the Galactic Enterprise. That is a whole battle: you shoot, it shoots, until one of you is beaten. Whoever rolls doubles shoots again.',
        fr: 'Le valet est votre prisonnier, le secteur est nettoyé, et vous voici au Comptoir galactique. Un combat, c’est cela : vous tirez, il tire, jusqu’à ce que l’un des deux cède. Un double fait tirer une fois de plus.',
        ru: 'Валет — ваш пленник, сектор зачищен, и вы в торговом доме «Галактика». Таков весь бой: стреляете вы, стреляет он, пока один из вас не победит. Кому выпал дубль, тот стреляет ещё раз.',
      },
    },
  ],
};
